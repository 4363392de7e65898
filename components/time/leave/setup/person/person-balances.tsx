import { PanelData } from '@/components/platform/panel/panel-data';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';

/** What somebody has left today, by type. */
export function PersonBalances({ code }: { readonly code: string }) {
  const t = useMessages('leave-setup.person');
  const tLeave = useMessages('leave');
  const balances = useCall('listLeaveBalances', { ChillCode: code });
  return (
    <section aria-label={t('balances')} className="mt-5 border-t border-line pt-4">
      <PanelData of={balances} skeleton={<Skeleton className="h-12" />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-muted">{t('noBalances')}</p>
          ) : (
            <dl className="flex flex-wrap gap-x-10 gap-y-3">
              {rows.map(({ TypeCode, Name, Balance }) => (
                <div key={TypeCode}>
                  <dt className="text-muted">{Name}</dt>
                  <dd className="mt-0.5 text-base font-semibold digits">{amountText(tLeave, Balance)}</dd>
                </div>
              ))}
            </dl>
          )
        }
      </PanelData>
    </section>
  );
}
