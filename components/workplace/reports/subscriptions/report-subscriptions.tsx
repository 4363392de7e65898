import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import { PageMessages } from '@/lib/i18n/page-messages';
import { SubscriptionList } from './subscription-list';

/** What others send regularly, below a list of reports; nothing where nobody does. */
export async function ReportSubscriptions() {
  const subscriptions = await tryCallHr('listReportSubscriptions', {});
  if (!subscriptions || subscriptions.length === 0) return null;
  return (
    <PageMessages of={['report-subscriptions', 'schedules.types', 'errors']}>
      <SubscriptionList subscriptions={subscriptions} />
    </PageMessages>
  );
}
