import { useMessages } from '@/lib/i18n/use-messages';
import { amountText } from '../../amount-text';
import { sumText, type Work } from './sum-text';

interface WorkSumsProps {
  readonly entries: Work['Entries'];
  /** Named where the sums are of several types. */
  readonly typeName?: (code: number) => string;
}

/** How much would be written for how many people, by type and kind. */
export function WorkSums({ entries, typeName }: WorkSumsProps) {
  const t = useMessages('leave-setup');
  const tLeave = useMessages('leave');
  const codes = [...new Set(entries.map(({ TypeCode }) => TypeCode))];
  return (
    <dl className="space-y-2.5">
      {codes.map((code) => (
        <div key={code} className="grid gap-x-6 sm:grid-cols-[minmax(8rem,1fr)_2fr]">
          <dt className="font-medium wrap-anywhere">{typeName ? typeName(code) : t('sums.title')}</dt>
          {entries
            .filter(({ TypeCode }) => TypeCode === code)
            .map((sum) => (
              <dd key={sum.Kind} className="digits sm:col-start-2">
                {sumText(t, (amount) => amountText(tLeave, amount), sum)}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
