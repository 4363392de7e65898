import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** A day with its label and error, on pages that say nothing of dates otherwise. */
export const DateField = lazyWithMessages(
  'form',
  (language) => import(`@/messages/${language}/form.json`),
  async () => (await import('./day-field')).DayField,
  <Skeleton className="h-18" />,
);
