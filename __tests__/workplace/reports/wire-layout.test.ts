import type { Column } from '@/components/ui/table/column';
import { layoutOf, shownColumns, withLabel } from '@/components/ui/table/layout/layout';
import { columnsOfSaved, wireColumns } from '@/components/workplace/reports/layouts/wire-layout';
import { MAX_COLUMNS } from '@/lib/contract/workplace/reports/limits';

const columns: Column<object>[] = ['EmployeeID', 'Name', 'Unit', 'JoinedOn'].map((id) => ({
  id,
  title: id,
  value: () => null,
  isHiddenAtFirst: id === 'JoinedOn',
}));
const layout = {
  ...layoutOf(columns),
  order: ['EmployeeID', 'Unit', 'Name', 'JoinedOn'],
  labels: { Unit: 'Team' },
};

const savedOf = (rows: ReturnType<typeof wireColumns>) => ({ Fields: Object.values(rows) });

test('a layout comes back from what is saved of it', () => {
  const { order, hidden, labels } = columnsOfSaved(savedOf(wireColumns('saved-1', layout)), columns);
  expect({ order, hidden, labels }).toEqual({ order: layout.order, hidden: ['JoinedOn'], labels: { Unit: 'Team' } });
});

test('a field that a saved layout does not name is not shown, the first column always is', () => {
  const Fields = [{ FieldName: 'Name', DisplayOrder: 0, Display: true, Label: '' }];
  const { order, hidden } = columnsOfSaved({ Fields }, columns);
  expect(order).toEqual(['EmployeeID', 'Name', 'Unit', 'JoinedOn']);
  expect(hidden).toEqual(['Unit', 'JoinedOn']);
});

test('columns that are shown are saved before hidden ones, as many as there is room for', () => {
  const many = Array.from({ length: MAX_COLUMNS + 50 }, (_, at) => `Field${at}`);
  const hidden = many.slice(0, MAX_COLUMNS + 20);
  const rows = wireColumns('saved-1', { ...layout, order: many, hidden });
  expect(Object.keys(rows)).toHaveLength(MAX_COLUMNS);
  expect(Object.values(rows).filter(({ Display }) => Display)).toHaveLength(30);
});

test('a column has the title that the layout gives it, and its own again without one', () => {
  expect(shownColumns(columns, layout).map(({ title }) => title)).toEqual(['EmployeeID', 'Team', 'Name']);
  const labels = withLabel(layout, 'Unit', '');
  expect(shownColumns(columns, { ...layout, labels })[1]?.title).toBe('Unit');
});
