'use client';

import { Card } from '@/components/ui/card';
import { useCall } from '@/lib/client/call/use-call';
import type { ReportSubscription } from '@/lib/contract/workplace/reports/sending/subscriptions';
import { useMessages } from '@/lib/i18n/use-messages';
import { SubscriptionRow } from './subscription-row';

/** The reports that others send to one regularly, and those that one could have sent. */
export function SubscriptionList({ subscriptions }: { readonly subscriptions: readonly ReportSubscription[] }) {
  const t = useMessages('report-subscriptions');
  const { data, mutate } = useCall(
    'listReportSubscriptions',
    {},
    { fallbackData: [...subscriptions], revalidateOnMount: false },
  );
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="report-subscriptions" className="mt-8 max-w-3xl">
      <h2 id="report-subscriptions" className="text-lg font-semibold">
        {t('title')}
      </h2>
      <p className="mt-0.5 mb-3 text-muted">{t('lead')}</p>
      <Card className="px-5">
        <ul className="divide-y divide-line">
          {data.map((subscription) => (
            <SubscriptionRow
              key={subscription.HeaderCode}
              subscription={subscription}
              onChanged={() => void mutate()}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
