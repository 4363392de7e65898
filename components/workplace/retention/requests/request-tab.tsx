import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Erasure } from '@/lib/contract/workplace/retention/retention';
import { useMessages } from '@/lib/i18n/use-messages';
import { RequestRow } from './request-row';

/** What was asked for so far, the latest first. */
export function RequestTab({ erasures }: { readonly erasures: readonly Erasure[] }) {
  const t = useMessages('retention');
  return (
    <section aria-labelledby="erasures">
      <h2 id="erasures" className="sr-only">
        {t('requests')}
      </h2>
      <Card className="overflow-clip">
        {erasures.length === 0 ? (
          <EmptyState title={t('none.requests')} text={t('noneText.requests')} />
        ) : (
          <ul aria-labelledby="erasures" className="divide-y divide-line">
            {erasures.map((erasure) => (
              <RequestRow key={erasure.RequestCode} erasure={erasure} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
