import { Badge } from '@/components/ui/badge';
import type { ImportCounts } from '@/lib/contract/workplace/imports/shapes';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

const PARTS = [
  { field: 'New', outcome: 'new', tone: 'success' },
  { field: 'Changed', outcome: 'changed', tone: 'accent' },
  { field: 'Same', outcome: 'same', tone: 'neutral' },
  { field: 'Refused', outcome: 'refused', tone: 'danger' },
  { field: 'InTheWay', outcome: 'in_the_way', tone: 'warning' },
] as const;

/** What the rows come to, as far as there is any of it. */
export function OutcomeCounts({ counts }: { readonly counts: ImportCounts }) {
  const t = useMessages('imports');
  const number = new Intl.NumberFormat(useLanguage());
  const shown = PARTS.filter(({ field }) => counts[field] > 0);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('outcomesTitle')} className="flex flex-wrap gap-1.5">
      {shown.map(({ field, outcome, tone }) => (
        <li key={field}>
          <Badge tone={tone}>
            <span className="digits">{t(`counted.${outcome}`, { count: number.format(counts[field]) })}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
