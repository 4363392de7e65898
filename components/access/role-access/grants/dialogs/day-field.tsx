import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** A day with its label and error; what is typed and is no day stays, so that nobody takes it for none. */
export const DayField = lazyWithMessages(
  'form',
  (language) => import(`@/messages/${language}/form.json`),
  async () => (await import('./wire-day-field')).WireDayField,
  <Skeleton className="h-18" />,
);
