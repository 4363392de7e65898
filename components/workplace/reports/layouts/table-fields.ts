import type { Column } from '@/components/ui/table/column';
import type { TableLayout } from '@/components/ui/table/layout/layout';
import type { SavedReport } from '@/lib/contract/workplace/reports/saved-reports';
import { columnsOfSaved, type ArrangedColumns } from './wire-layout';

function renamed({ order, hidden, labels = {} }: ArrangedColumns, nameOf: (name: string) => string): ArrangedColumns {
  return {
    order: order.map(nameOf),
    hidden: hidden.map(nameOf),
    labels: Object.fromEntries(Object.entries(labels).map(([name, label]) => [nameOf(name), label])),
  };
}

/** What a saved layout says of a table whose columns are fields of the report. */
export function tableColumnsOfSaved<Row>(
  saved: Pick<SavedReport, 'Fields'>,
  columns: readonly Column<Row>[],
): ArrangedColumns {
  const fields = columns.map((column) => ({ ...column, id: column.field ?? column.id }));
  const ids = new Map(columns.map(({ id, field = id }) => [field, id]));
  return renamed(columnsOfSaved(saved, fields), (field) => ids.get(field) ?? field);
}

/** A table's layout in the fields of its report, with those of a saved layout that the table has no column for. */
export function layoutInFields<Row>(
  layout: TableLayout,
  columns: readonly Column<Row>[],
  saved: Pick<SavedReport, 'Fields'> | null,
): TableLayout {
  const fields = new Map(columns.map(({ id, field = id }) => [id, field]));
  const own = renamed(layout, (id) => fields.get(id) ?? id);
  const others = (saved?.Fields ?? []).filter(({ FieldName }) => !own.order.includes(FieldName));
  const labels = others.flatMap(({ FieldName, Label }) => (Label ? [[FieldName, Label] as const] : []));
  return {
    ...layout,
    order: [...own.order, ...others.map(({ FieldName }) => FieldName)],
    hidden: [...own.hidden, ...others.filter(({ Display }) => !Display).map(({ FieldName }) => FieldName)],
    labels: { ...own.labels, ...Object.fromEntries(labels) },
  };
}
