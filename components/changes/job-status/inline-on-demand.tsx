import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';

/** The form of a status where it stands, fetched once it is opened. */
export const InlineJobStatusOnDemand = lazyWithMessages(
  'form',
  (language) => import(`@/messages/${language}/form.json`),
  async () => (await import('./inline-job-status')).InlineJobStatus,
  <SkeletonRows rows={3} />,
);
