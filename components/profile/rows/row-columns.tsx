import type { Column } from '@/components/ui/table/column';
import { wireCalendarDate, wireTimeText } from '@/lib/dates';
import type { Language } from '@/lib/contract/platform/languages';
import { valuesIn } from '@/lib/contract/people/record-names';
import type { SectionField } from '@/lib/contract/profile/fields';
import { SectionStatusBadge } from '../sections/section-status';
import type { SectionRows } from '../read/section-data';

export type SectionRow = SectionRows[number];

interface ColumnTexts {
  readonly status: string;
  readonly noName: string;
}

const isDay = ({ type }: SectionField) => type === 'date';

/**
 * MAST-07: the fields whose ListView is set; the first names the row. Where none is set, the first of the form does. Their status stands
 * behind them once any row has one.
 */
export function rowColumns(
  fields: readonly SectionField[],
  texts: ColumnTexts,
  { language, hasStatus }: { readonly language: Language; readonly hasStatus: boolean },
): readonly Column<SectionRow>[] {
  const inOrder = [...fields].sort((one, other) => one.DisplayOrder - other.DisplayOrder);
  const listed = inOrder.filter(({ ListView }) => ListView);
  const shown = listed.length > 0 ? listed : inOrder.slice(0, 1);
  const columns = shown.map((field, at): Column<SectionRow> => {
    const { fieldname, name } = field;
    const answer = (row: SectionRow) => valuesIn(row)[fieldname] ?? '';
    const text = (row: SectionRow) => {
      const shownText = isDay(field) ? wireTimeText(answer(row), language) : answer(row);
      return shownText || (at === 0 ? texts.noName : '');
    };
    return {
      ...(at === 0 && { width: 160 }),
      id: fieldname,
      title: name,
      value: (row) => (isDay(field) ? (wireCalendarDate(answer(row)) ?? answer(row)) : answer(row)),
      text,
    };
  });
  if (!hasStatus) return columns;
  return [
    ...columns,
    {
      id: 'StatusName',
      title: texts.status,
      value: ({ StatusName }) => StatusName,
      text: ({ StatusName, LastModifiedDate }) =>
        [StatusName, wireTimeText(LastModifiedDate, language)].filter(Boolean).join(' '),
      cell: (row) => <RowStatus row={row} language={language} />,
    },
  ];
}

/** MAST-06: where a row stands and since when; nothing of one that was never changed. */
export function RowStatus({ row, language }: { readonly row: SectionRow; readonly language: Language }) {
  if (row.StatusCode === '') return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <SectionStatusBadge {...row} />
      <span className="text-muted">{wireTimeText(row.LastModifiedDate, language)}</span>
    </span>
  );
}
