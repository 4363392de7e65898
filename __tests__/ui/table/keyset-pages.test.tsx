import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { PropsWithChildren } from 'react';
import { useKeysetPages, type PageQuery, type TableSource } from '@/components/ui/table/use-keyset-pages';

type Query = PageQuery<string>;

const numbers = Array.from({ length: 25 }, (_, at) => at + 1);
const own = ({ children }: PropsWithChildren) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

/** A source that answers each question when the test says so. */
function source() {
  const asked: { query: Query; answer: () => Promise<void>; refuse: () => Promise<void> }[] = [];
  const found: TableSource<number, string> = {
    name: 'numbers',
    maxRows: 100,
    positionOf: String,
    list: (query) =>
      new Promise((resolve, reject) => {
        const rows = numbers.filter(
          (number) => number > Number(query.after || 0) && String(number).includes(query.search),
        );
        asked.push({
          query,
          answer: () => act(async () => resolve(rows.slice(0, query.limit))),
          refuse: () => act(async () => reject(new Error('refused'))),
        });
      }),
  };
  return { found, asked, last: () => asked.at(-1)! };
}

function show() {
  const { found, asked, last } = source();
  const rendered = renderHook(
    ({ search, pageSize }) => useKeysetPages(found, { search, sort: null, filters: '' }, pageSize),
    { wrapper: own, initialProps: { search: '', pageSize: 10 } },
  );
  return { ...rendered, asked, last, now: () => rendered.result.current };
}

test('a person goes through the pages and back, each found by the last row of the one before', async () => {
  const { now, last, asked } = show();
  expect(now().rows).toBeUndefined();
  await last().answer();
  expect(now().rows).toEqual(numbers.slice(0, 10));
  expect(now().goPrevious).toBeNull();

  act(() => now().goNext?.());
  expect(last().query).toMatchObject({ after: '10', limit: 11 });
  expect(now()).toMatchObject({ rows: numbers.slice(0, 10), firstIndex: 0, isBusy: true, goNext: null });
  await last().answer();
  expect(now()).toMatchObject({ rows: numbers.slice(10, 20), firstIndex: 10, isBusy: false });

  act(() => now().goNext?.());
  await last().answer();
  expect(now()).toMatchObject({ rows: [21, 22, 23, 24, 25], goNext: null });

  act(() => now().goPrevious?.());
  expect(now().rows).toEqual(numbers.slice(10, 20));
  await asked.at(-1)?.answer();
});

test('of a list of unknown length the pages that were seen and the next one can be gone to', async () => {
  const { now, last } = show();
  await last().answer();
  expect(now().pages).toMatchObject({ at: 0, count: 2 });
  for (const at of [1, 2]) {
    act(() => now().pages.goTo(at));
    await last().answer();
  }
  expect(now()).toMatchObject({ rows: [21, 22, 23, 24, 25], pages: { at: 2, count: 3 } });
  act(() => now().pages.goTo(0));
  expect(now().rows).toEqual(numbers.slice(0, 10));
});

test('another search or page size begins at the first page', async () => {
  const { now, last, rerender } = show();
  await last().answer();
  act(() => now().goNext?.());
  await last().answer();
  rerender({ search: '2', pageSize: 10 });
  expect(last().query).toMatchObject({ search: '2', after: '' });
  await last().answer();
  expect(now()).toMatchObject({ rows: [2, 12, 20, 21, 22, 23, 24, 25], firstIndex: 0, goPrevious: null, goNext: null });
  rerender({ search: '2', pageSize: 5 });
  expect(last().query).toMatchObject({ after: '', limit: 6 });
});

test('a late answer to an earlier question is never shown', async () => {
  const { now, asked, rerender } = show();
  await asked[0]?.answer();
  rerender({ search: '1', pageSize: 10 });
  rerender({ search: '19', pageSize: 10 });
  await asked[2]?.answer();
  expect(now().rows).toEqual([19]);
  await asked[1]?.answer();
  expect(now().rows).toEqual([19]);
});

test('a failed page says so in place of the old rows and can be retried', async () => {
  const { now, last, rerender } = show();
  await last().answer();
  rerender({ search: '7', pageSize: 10 });
  await last().refuse();
  expect(now().rows).toBeUndefined();
  expect(now().error).toEqual(new Error('refused'));
  act(() => now().retry());
  expect(now().error).toBeNull();
  await last().answer();
  expect(now()).toMatchObject({ rows: [7, 17], error: null });
});
