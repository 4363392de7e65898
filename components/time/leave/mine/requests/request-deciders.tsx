import { lazyWithMessages } from '@/components/platform/panel/lazy-with-messages';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';

const LazySteps = lazyWithMessages(
  'approvals',
  (language) => import(`@/messages/${language}/approvals.json`),
  async () => (await import('@/components/workplace/approvals/decision/approval-steps')).ApprovalSteps,
  <SkeletonRows rows={1} />,
);

/** Who decides about a request, or did; nothing where that is closed to the reader. It only adds to the rest: a failure leaves it out. */
export function RequestDeciders({ approvalCode }: { readonly approvalCode: string }) {
  const { data, error } = useCall('getApproval', approvalCode === '' ? null : { KeyCode: approvalCode });
  if (approvalCode === '' || error) return null;
  return data ? <LazySteps steps={data.StepList} /> : <SkeletonRows rows={1} />;
}
