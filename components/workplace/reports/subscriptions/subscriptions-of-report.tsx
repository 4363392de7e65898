import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { SubscriptionRow } from './subscription-row';

/** What others send regularly of one report; nothing where nobody does. */
export function SubscriptionsOfReport({ code }: { readonly code: string }) {
  const t = useMessages('report-subscriptions');
  const { data, mutate } = useCall('listReportSubscriptions', {});
  const ofReport = data?.filter(({ ReportCode }) => ReportCode === code) ?? [];
  if (ofReport.length === 0) return null;
  return (
    <section aria-labelledby="subscriptions-of-report" className="border-t border-line pt-5">
      <h3 id="subscriptions-of-report" className="font-semibold">
        {t('byOthers')}
      </h3>
      <p className="mt-0.5 text-muted">{t('lead')}</p>
      <ul className="mt-1 divide-y divide-line">
        {ofReport.map((subscription) => (
          <SubscriptionRow key={subscription.HeaderCode} subscription={subscription} onChanged={() => void mutate()} />
        ))}
      </ul>
    </section>
  );
}
