import type { Column } from '@/components/ui/table/column';
import type { ReportFieldEntry, ReportRow } from '@/lib/contract/workplace/reports/reports';
import { dateText, dateTimeText, instantAt } from '@/lib/dates';
import type { Translate } from '@/lib/i18n/message-key';
import type { Language } from '@/lib/contract/platform/languages';

export type ReportCell = ReportRow['Cells'][number];

/** A row with its cells by the names of their fields. */
export interface ShownRow extends Pick<ReportRow, 'RowCode' | 'KeyCode' | 'Position'> {
  readonly cells: Readonly<Record<string, ReportCell>>;
}

/** A row as it came with the cells of some fields. */
export const shownRow = (fields: readonly string[], { RowCode, KeyCode, Position, Cells }: ReportRow): ShownRow => ({
  ...{ RowCode, KeyCode, Position },
  cells: Object.fromEntries(fields.map((field, at) => [field, Cells[at] ?? null])),
});

type Words = Translate<'reports'>;

/** What a cell reads as in the reader's language. */
function cellText({ FieldType, Options }: ReportFieldEntry, cell: ReportCell, t: Words, language: Language): string {
  if (cell === null || cell === '') return '';
  if (FieldType === 'boolean') return t(cell === true ? 'yes' : 'no');
  if (FieldType === 'number') return new Intl.NumberFormat(language).format(Number(cell));
  if (FieldType === 'instant') return dateTimeText(new Date(Number(cell)), language);
  if (FieldType === 'date') {
    const instant = instantAt(String(cell), '00:00');
    return instant ? dateText(instant, language) : String(cell);
  }
  return Options.find(({ Value }) => Value === cell)?.Text ?? String(cell);
}

/** The columns of a report, one for each field. */
export const reportColumns = (
  fields: readonly ReportFieldEntry[],
  t: Words,
  language: Language,
): readonly Column<ShownRow>[] =>
  fields.map((field) => ({
    id: field.FieldName,
    title: field.DisplayName,
    value: ({ cells }) => {
      const cell = cells[field.FieldName] ?? null;
      return typeof cell === 'boolean' ? Number(cell) : cell;
    },
    text: ({ cells }) => cellText(field, cells[field.FieldName] ?? null, t, language),
    align: field.FieldType === 'number' ? 'end' : 'start',
    isHiddenAtFirst: field.IsHidden,
  }));
