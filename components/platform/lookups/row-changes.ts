import { languages, type Language } from '@/lib/contract/platform/languages';
import type { LookupNames, LookupRow, LookupShape } from '@/lib/contract/platform/lookups/lookup-shape';
import { minutesText } from '@/lib/dates';
import { languageNames } from '@/lib/i18n/language-names';
import type { Translate } from '@/lib/i18n/message-key';
import { changeLine } from './changes';
import { nameIn, type Cell, type Values } from './lookup-row';
import { isReordered } from './row-steps';

interface Change<Shape extends LookupShape> {
  readonly shape: Shape;
  readonly cells: readonly Cell[];
  /** What a row without a name is called. */
  readonly newText: string;
  readonly stored: readonly LookupRow<Shape>[];
  readonly edited: readonly LookupRow<Shape>[];
}

const labelOf = ({ label }: Cell) => (typeof label === 'string' ? label : label(1));

function textOf(
  t: Translate<'lookups'>,
  language: Language,
  { name, column, options, words }: Cell,
  row: Values,
): string {
  const value = row[name];
  if (column.type === 'minutes') return minutesText(Number(value), language);
  if (column.type === 'option') return words?.find((word) => word.value === value)?.text ?? String(value);
  if (column.type === 'choice') return options?.find((option) => option.value === value)?.text ?? '';
  if (column.type === 'flag') return value ? t('active') : t('inactive');
  return String(value);
}

/** What saving the rows would change, a line for each. */
export function rowChanges<Shape extends LookupShape>(
  t: Translate<'lookups'>,
  language: Language,
  { shape, cells, newText, stored, edited }: Change<Shape>,
): readonly string[] {
  const ofColumn = (cell: Cell, before: Values, now: Values) => {
    const { name, column } = cell;
    const label = labelOf(cell);
    const what = `${nameIn(cells, before)}, ${label}`;
    if (column.type === 'names') {
      const [names, next] = [before[name] as LookupNames, now[name] as LookupNames];
      return languages.flatMap((each) =>
        changeLine(t, each === language ? what : `${what} (${languageNames[each]})`, names[each], next[each]),
      );
    }
    if (column.type !== 'flag' || name === 'IsActive')
      return changeLine(t, what, textOf(t, language, cell, before), textOf(t, language, cell, now));
    if (before[name] === now[name]) return [];
    if (column.isExclusive) return now[name] ? [`${nameIn(cells, now)}: ${label}`] : [];
    return [t(now[name] ? 'added' : 'removed', { what })];
  };
  const isExclusive = ({ column }: Cell) => column.type === 'flag' && column.isExclusive === true;
  const ordered = [...cells.filter((cell) => !isExclusive(cell)), ...cells.filter(isExclusive)];
  const codeOf = (row: LookupRow<Shape>) => row[shape.code as Shape['code']];
  const gone = stored.filter((row) => !edited.some((each) => codeOf(each) === codeOf(row)));
  const changed = edited.flatMap((now) => {
    const before = codeOf(now) === 0 ? undefined : stored.find((row) => codeOf(row) === codeOf(now));
    if (!before) return [t('added', { what: nameIn(cells, now) || newText })];
    return ordered.flatMap((cell) => ofColumn(cell, before, now));
  });
  return [
    ...changed,
    ...gone.map((row) => t('removed', { what: nameIn(cells, row) })),
    ...(isReordered(shape, stored, edited) ? [t('reordered')] : []),
  ];
}
