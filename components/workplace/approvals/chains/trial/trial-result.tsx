import { Alert } from '@/components/ui/feedback/alert';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useCall } from '@/lib/client/call/use-call';
import type { RequestFor } from '@/lib/contract/all';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import { TriedSteps } from './tried-steps';

/** What the HR API says who would decide; of a draft also where it would not be the one that counts. */
export function TrialResult({ request }: { readonly request: RequestFor<'runChainTrial'> }) {
  const t = useMessages('approval-chains');
  const errorText = useErrorText();
  const { data, error } = useCall('runChainTrial', request, { keepPreviousData: true, revalidateOnFocus: false });
  if (!data) return error ? <Alert tone="danger">{errorText(error)}</Alert> : <SkeletonRows rows={2} />;
  return (
    <div className="space-y-3" aria-live="polite">
      {request.Draft && !data.IsDraft && (
        <p className="rounded border border-line bg-surface-sunken px-3 py-2 text-warning">
          {t('otherCounts', { name: data.ChainName })}
        </p>
      )}
      {!request.Draft && <p className="text-muted">{t('byChain', { name: data.ChainName })}</p>}
      <TriedSteps steps={data.Steps} />
    </div>
  );
}
