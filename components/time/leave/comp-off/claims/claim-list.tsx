import { Card } from '@/components/ui/card';
import type { CompOffClaim } from '@/lib/contract/time/comp-off/comp-off';
import { useMessages } from '@/lib/i18n/use-messages';
import type { LeaveHolder } from '../../mine/leave-holder';
import { ClaimRow } from './claim-row';

interface ClaimListProps {
  readonly claims: readonly CompOffClaim[];
  readonly holder: LeaveHolder;
}

/** What was claimed, the latest days first. */
export function ClaimList({ claims, holder }: ClaimListProps) {
  const t = useMessages('comp-off.claims');
  const tOf = useMessages('comp-off.of');
  const isOwn = holder.code === '';
  return (
    <section aria-labelledby="comp-off-claims">
      <h2 id="comp-off-claims" className="mb-3 text-base font-semibold">
        {isOwn ? t('title') : tOf('claims')}
      </h2>
      <Card>
        {claims.length === 0 ? (
          <p className="px-5 py-6 text-muted">{isOwn ? t('none') : tOf('noClaims')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {claims.map((claim) => (
              <ClaimRow key={claim.KeyCode} claim={claim} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
