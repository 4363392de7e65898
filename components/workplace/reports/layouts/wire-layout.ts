import type { Column } from '@/components/ui/table/column';
import { fitLayout, layoutOf, type TableLayout } from '@/components/ui/table/layout/layout';
import { MAX_COLUMNS } from '@/lib/contract/workplace/reports/limits';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';

/** How columns stand. */
export type ArrangedColumns = Pick<TableLayout, 'order' | 'hidden' | 'labels'>;

/** What a saved layout says of columns; a field that it does not name is not shown. */
export function columnsOfSaved<Row>(
  { Fields }: Pick<SavedReport, 'Fields'>,
  columns: readonly Column<Row>[],
): ArrangedColumns {
  const saved = [...Fields].sort((one, other) => one.DisplayOrder - other.DisplayOrder);
  const shown = new Set(saved.filter(({ Display }) => Display).map(({ FieldName }) => FieldName));
  const known = saved.map(({ FieldName }) => FieldName);
  const { order } = fitLayout({ ...layoutOf(columns), order: known }, columns);
  return {
    order,
    hidden: order.filter((id, at) => at > 0 && !shown.has(id)),
    labels: Object.fromEntries(saved.flatMap(({ FieldName, Label }) => (Label ? [[FieldName, Label]] : []))),
  };
}

/** The columns of a layout as rows `Data0` to `Datan`: all that are shown, then as many of the hidden ones as there is room for. */
export function wireColumns(SaveReportCode: string, { order, hidden, labels = {} }: TableLayout) {
  const isHidden = (id: string) => hidden.includes(id);
  const sent = [...order.filter((id) => !isHidden(id)), ...order.filter(isHidden)].slice(0, MAX_COLUMNS);
  return Object.fromEntries(
    sent.map((FieldName, at) => [
      `Data${at}`,
      {
        SaveReportCode,
        FieldName,
        DisplayOrder: order.indexOf(FieldName),
        Display: !isHidden(FieldName),
        Label: labels[FieldName] ?? '',
      },
    ]),
  );
}
