import { Badge } from '@/components/ui/badge';
import type { Erasure } from '@/lib/contract/workplace/retention/retention';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

/** How many were erased and how many were left out, as far as there are any. */
export function OutcomeCounts({ erasure: { Erased, LeftOut } }: { readonly erasure: Erasure }) {
  const t = useMessages('retention');
  const number = new Intl.NumberFormat(useLanguage());
  if (Erased + LeftOut === 0) return null;
  return (
    <ul aria-label={t('outcome.title')} className="flex flex-wrap gap-1.5 digits">
      {Erased > 0 && (
        <li>
          <Badge tone="success">{t('outcome.erased', { count: number.format(Erased) })}</Badge>
        </li>
      )}
      {LeftOut > 0 && (
        <li>
          <Badge tone="warning">{t('outcome.leftOut', { count: number.format(LeftOut) })}</Badge>
        </li>
      )}
    </ul>
  );
}
