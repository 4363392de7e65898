import { Card } from '@/components/ui/card';
import type { CompOffClaim } from '@/lib/contract/time/comp-off/comp-off';
import { useMessages } from '@/lib/i18n/use-messages';
import { ClaimRow } from './claim-row';

/** What was claimed, the latest days first. */
export function ClaimList({ claims }: { readonly claims: readonly CompOffClaim[] }) {
  const t = useMessages('comp-off.claims');
  return (
    <section aria-labelledby="comp-off-claims">
      <h2 id="comp-off-claims" className="mb-3 text-base font-semibold">
        {t('title')}
      </h2>
      <Card>
        {claims.length === 0 ? (
          <p className="px-5 py-6 text-muted">{t('none')}</p>
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
