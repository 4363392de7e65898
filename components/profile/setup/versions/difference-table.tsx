import { Badge } from '@/components/ui/badge';
import { useMessages } from '@/lib/i18n/use-messages';
import { nameText, propertyText, valueText, type ShownDifference } from './difference-text';

const TONES = { added: 'success', removed: 'danger', changed: 'accent', moved: 'neutral' } as const;

interface DifferenceTableProps {
  readonly differences: readonly ShownDifference[];
  readonly before: string;
  readonly after: string;
}

/** What two versions differ in, side by side; on a phone below each other. */
export function DifferenceTable({ differences, before, after }: DifferenceTableProps) {
  const t = useMessages('profile-setup');
  if (differences.length === 0) return <p className="text-muted">{t('noDifferences')}</p>;
  const side = (difference: ShownDifference, text: string, head: string) =>
    difference.Kind === 'changed' && (
      <>
        <span className="text-muted sm:hidden">{head}: </span>
        {valueText(t, difference, text) || <span className="text-muted">{t('nothing')}</span>}
      </>
    );
  return (
    <table className="w-full table-fixed border-collapse text-left max-sm:block">
      <thead className="text-muted max-sm:sr-only">
        <tr className="border-b border-line">
          {[t('what'), before, after].map((head, at) => (
            <th key={at} scope="col" className="py-2 pr-3 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {differences.map((difference, at) => (
          <tr key={at} className="border-b border-line align-top max-sm:block max-sm:py-2">
            <th scope="row" className="py-2.5 pr-3 font-normal max-sm:block max-sm:py-0.5">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-medium wrap-anywhere">{nameText(t, difference)}</span>
                {difference.Kind !== 'changed' && (
                  <Badge tone={TONES[difference.Kind]}>{t(`differences.${difference.Kind}`)}</Badge>
                )}
              </span>
              <span className="block text-muted">{propertyText(t, difference)}</span>
            </th>
            <td className="py-2.5 pr-3 wrap-anywhere whitespace-pre-line text-muted max-sm:block max-sm:py-0.5">
              {side(difference, difference.Before, before)}
            </td>
            <td className="py-2.5 wrap-anywhere whitespace-pre-line max-sm:block max-sm:py-0.5">
              {side(difference, difference.After, after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
