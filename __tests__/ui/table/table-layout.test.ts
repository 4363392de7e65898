import type { Column } from '@/components/ui/table/column';
import { sortAfterPress } from '@/components/ui/table/column';
import { fitLayout, layoutOf, movedColumn, shownColumns } from '@/components/ui/table/layout/layout';
import { isMatch } from '@/components/ui/table/search-in';

interface Person {
  readonly name: string;
  readonly city: string;
}

const column = (id: keyof Person, more: Partial<Column<Person>> = {}): Column<Person> => ({
  id,
  title: id,
  value: (person) => person[id],
  ...more,
});
const other = (id: string, more: Partial<Column<Person>> = {}): Column<Person> => ({
  id,
  title: id,
  value: () => null,
  ...more,
});

test('a kept layout that names what is gone and lacks what came since still shows a table', () => {
  const kept = { ...layoutOf([column('name')]), order: ['gone', 'city', 'name'], hidden: ['gone', 'name', 'city'] };
  const columns = [column('name'), column('city'), other('age'), other('rank', { isHiddenAtFirst: true })];
  const fitted = fitLayout({ ...kept, sort: { column: 'gone', direction: 'asc' } }, columns);
  expect(fitted.order).toEqual(['name', 'city', 'age', 'rank']);
  expect(fitted.hidden).toEqual(['city', 'rank']);
  expect(fitted.sort).toBeNull();
  expect(shownColumns(columns, fitted).map(({ id }) => id)).toEqual(['name', 'age']);
});

test('a layout is plain data: kept as JSON it comes back the same', () => {
  const layout = layoutOf([column('name'), column('city')], { pageSize: 'all', view: 'grid' });
  expect(JSON.parse(JSON.stringify(layout))).toEqual(layout);
});

test('a column moves among the others, and never before the one that names the row', () => {
  const order = ['name', 'city', 'age'];
  const layout = { order, hidden: [] };
  expect(movedColumn(layout, 'age', -1)).toEqual(['name', 'age', 'city']);
  expect(movedColumn(layout, 'city', 1)).toEqual(['name', 'age', 'city']);
  expect(movedColumn(layout, 'city', -1)).toEqual(order);
  expect(movedColumn(layout, 'name', 1)).toEqual(order);
  expect(movedColumn(layout, 'age', 1)).toEqual(order);
});

test('a column that is shown passes the hidden ones with one press', () => {
  const layout = { order: ['name', 'city', 'rank', 'age', 'phone'], hidden: ['city', 'rank', 'phone'] };
  expect(movedColumn({ ...layout, hidden: ['rank', 'phone'] }, 'age', -1)).toEqual([
    'name',
    'age',
    'city',
    'rank',
    'phone',
  ]);
  expect(movedColumn(layout, 'age', -1)).toBe(layout.order);
  expect(movedColumn(layout, 'age', 1)).toBe(layout.order);
  expect(movedColumn(layout, 'rank', -1)).toEqual(['name', 'rank', 'city', 'age', 'phone']);
});

test('presses on a title sort up, down and not at all; a column may begin with down', () => {
  const up = sortAfterPress(null, column('name'));
  expect(up).toEqual({ column: 'name', direction: 'asc' });
  const down = sortAfterPress(up, column('name'));
  expect(down).toEqual({ column: 'name', direction: 'desc' });
  expect(sortAfterPress(down, column('name'))).toBeNull();
  expect(sortAfterPress(up, column('city', { firstDirection: 'desc' }))).toEqual({ column: 'city', direction: 'desc' });
});

test('a search finds rows by all of its words, whatever their case, accents and width', () => {
  const rows = [
    { name: 'Björn Ångström', city: 'Zürich' },
    { name: 'Ananya Rao', city: 'Pune' },
  ];
  const search = isMatch(rows, [column('name'), column('city')]);
  expect(search('angstrom ZURICH')).toEqual([rows[0]]);
  expect(search('Ｒａｏ')).toEqual([rows[1]]);
  expect(search('rao zurich')).toEqual([]);
  expect(search('  ')).toBe(rows);
});
