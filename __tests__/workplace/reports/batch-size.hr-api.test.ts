import { batchSize } from '../../../hr-api/workplace/reports/rows/batch-size';

/** The sizes that reads ask for which take `cost(rows)` milliseconds. */
function sizesOf(cost: (rows: number) => number): number[] {
  const size = batchSize();
  return Array.from({ length: 6 }, () => {
    const rows = size.rows();
    size.took(cost(rows));
    return rows;
  });
}

test('a report that is read fast is read in large batches', () => {
  expect(sizesOf((rows) => rows * 0.02)).toEqual([500, 500, 500, 500, 500, 500]);
});

test('a report whose rows are dear is read in batches that keep nobody waiting', () => {
  expect(sizesOf((rows) => rows * 0.16)).toEqual([500, 250, 125, 125, 125, 125]);
});

test('a report that costs the same whatever is read of it is read in large batches', () => {
  expect(sizesOf((rows) => 150 + rows * 0.02)).toEqual([500, 250, 500, 500, 500, 500]);
});
