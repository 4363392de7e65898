import { sortRows } from '@/components/ui/table/rows/sort-rows';
import type { Column } from '@/components/ui/table/column';

interface Row {
  readonly name: string;
  readonly size: number | null;
}

const column = (value: Column<Row>['value']) => ({ id: 'any', title: 'Any', value }) as Column<Row>;
const rows: readonly Row[] = [
  { name: 'Ärger', size: 10 },
  { name: 'zebra', size: null },
  { name: 'Apfel', size: 9 },
  { name: 'part 10', size: 9 },
  { name: 'part 9', size: null },
];
const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

test('words are in the order of their language, numbers in them by size', () => {
  const byName = column(({ name }) => name);
  expect(names(sortRows(rows, byName, 'asc', 'de'))).toEqual(['Apfel', 'Ärger', 'part 9', 'part 10', 'zebra']);
  expect(names(sortRows(rows, byName, 'asc', 'sv')).at(-1)).toBe('Ärger');
});

test('what is empty comes last whichever way, and equal rows keep their order', () => {
  const bySize = column(({ size }) => size);
  expect(names(sortRows(rows, bySize, 'asc', 'en'))).toEqual(['Apfel', 'part 10', 'Ärger', 'zebra', 'part 9']);
  expect(names(sortRows(rows, bySize, 'desc', 'en'))).toEqual(['Ärger', 'Apfel', 'part 10', 'zebra', 'part 9']);
});

test('the rows that were given stay as they are', () => {
  const before = [...rows];
  sortRows(
    rows,
    column(({ name }) => name),
    'desc',
    'en',
  );
  expect(rows).toEqual(before);
});
