import { act, renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { useLoadMore } from '@/lib/client/call/use-load-more';

const PAGE = 2;
const numbers = (count: number, of = 'a') => Array.from({ length: count }, (_, at) => `${of}${at}`);

/** A list that is kept elsewhere, read from there a page at a time. */
function show(kept: { rows: string[] }, initial?: string[]) {
  const load = jest.fn(async (after: string) => {
    const at = kept.rows.indexOf(after) + 1;
    return kept.rows.slice(at, at + PAGE);
  });
  const options = { load, positionOf: String, idOf: String, pageSize: PAGE, initial };
  const view = renderHook(({ version }) => useLoadMore({ ...options, query: 'all', version }), {
    initialProps: { version: '1' },
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
  return { ...view, asked: () => load.mock.calls.map(([after]) => after) };
}

test('whoever asks twice for the next page loads it once', async () => {
  const { result, asked } = show({ rows: numbers(5) });
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  await act(() => Promise.all([result.current.loadMore(), result.current.loadMore()]));
  expect(asked()).toEqual(['', 'a1']);
  expect(result.current.rows).toEqual(numbers(4));
});

test('a list of another version is read again in all the pages that are shown', async () => {
  const kept = { rows: numbers(5) };
  const { result, rerender, asked } = show(kept);
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  await act(() => result.current.loadMore());
  kept.rows = ['b0', ...numbers(5).filter((row) => row !== 'a2')];
  rerender({ version: '2' });
  await waitFor(() => expect(result.current.rows).toEqual(['b0', 'a0', 'a1', 'a3']));
  expect(asked()).toEqual(['', 'a1', '', 'a0']);
  expect(result.current.hasMore).toBe(true);
});

test('a first page that came with the page is not asked for, and a row of it is put in its place', async () => {
  const { result, asked } = show({ rows: numbers(5) }, numbers(2));
  act(() => result.current.changeRows((row) => (row === 'a1' ? 'changed' : row)));
  await waitFor(() => expect(result.current.rows).toEqual(['a0', 'changed']));
  expect(asked()).toEqual([]);
});
