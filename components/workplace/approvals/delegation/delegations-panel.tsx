import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { DelegationForm } from './delegation-form';
import { DelegationRow } from './delegation-row';

/** Who decides for a person, and for whom they decide. */
export function DelegationsPanel() {
  const t = useMessages('approvals');
  const errorText = useErrorText();
  const { data, error, mutate } = useCall('listDelegations', {});
  return (
    <div className="space-y-6">
      <p className="text-muted">{t('delegateLead')}</p>
      <section aria-label={t('delegations')}>
        <h3 className="mb-1 font-semibold">{t('delegations')}</h3>
        {!data && error && <Alert tone="danger">{errorText(error)}</Alert>}
        {!data && !error && <SkeletonRows rows={1} />}
        {data?.length === 0 && <p className="text-muted">{t('noDelegations')}</p>}
        {data && data.length > 0 && (
          <ul className="divide-y divide-line">
            {data.map((delegation) => (
              <DelegationRow key={delegation.DelegationCode} delegation={delegation} onStopped={() => void mutate()} />
            ))}
          </ul>
        )}
      </section>
      <DelegationForm onDelegated={() => void mutate()} />
    </div>
  );
}
