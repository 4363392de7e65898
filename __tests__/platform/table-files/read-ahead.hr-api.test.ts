import { readAhead } from '../../../hr-api/platform/table-files/read-ahead';

/** Batches of three of the numbers up to a last one, and what was asked for. */
function numbersUpTo(last: number) {
  const asked: (number | undefined)[] = [];
  const readBatch = async (after: number | undefined) => {
    asked.push(after);
    const first = (after ?? 0) + 1;
    return Array.from({ length: Math.max(Math.min(3, last - first + 1), 0) }, (_, at) => first + at);
  };
  return { asked, batches: readAhead(readBatch) };
}

test('rows come in order, and each batch is asked for by the last row before it', async () => {
  const { asked, batches } = numbersUpTo(7);
  const found: (readonly number[])[] = [];
  for await (const rows of batches) found.push(rows);
  expect(found).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(asked).toEqual([undefined, 3, 6, 7]);
});

test('one batch is under way while rows are taken, no more', async () => {
  const { asked, batches } = numbersUpTo(100);
  await batches.next();
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(asked).toEqual([undefined, 3]);
  await batches.return(undefined);
  expect(asked).toEqual([undefined, 3]);
});

test('a batch that fails is told behind the rows before it, and to nobody who left', async () => {
  const failing = () =>
    readAhead(async (after: number | undefined) => {
      if (after) throw new Error('the database is gone');
      return [1, 2];
    });
  const batches = failing();
  expect((await batches.next()).value).toEqual([1, 2]);
  await expect(batches.next()).rejects.toThrow('the database is gone');
  const left = failing();
  await left.next();
  expect(await left.return(undefined)).toEqual({ done: true, value: undefined });
});
