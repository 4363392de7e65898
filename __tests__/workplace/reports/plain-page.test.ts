import { PAGE_SIZE, readPage } from '@/components/workplace/reports/plain/read-page';
import { HrError } from '@/lib/bff/upstream/hr-error';
import type { RequestFor } from '@/lib/contract/all';

const ROWS = Array.from({ length: 120 }, (_, at) => ({
  ...{ RowCode: `r${at}`, KeyCode: '', Position: String(at), Cells: [] },
}));
const readReport = jest.fn((_name: string, { After = '', PageSize = 0 }: RequestFor<'readReport'>) => {
  if (After !== '' && !/^\d+$/.test(After)) throw new HrError('bad_request');
  const from = After === '' ? 0 : Number(After) + 1;
  return Promise.resolve({ Status: 'C', Rows: ROWS.slice(from, from + PageSize) });
});
jest.mock('@/lib/bff/upstream/call-hr', () => ({
  callHr: (name: string, asked: RequestFor<'readReport'>) => readReport(name, asked),
}));

const read = (After: string) => readPage({ member: 'tickets', Fields: [], After });

test('whoever reads a list page by page finds a next one as long as there are rows', async () => {
  const first = await read('');
  expect(first).toMatchObject({ hasNext: true, isOther: false });
  expect(first.rows.map(({ RowCode }) => RowCode)).toEqual(ROWS.slice(0, PAGE_SIZE).map(({ RowCode }) => RowCode));
  expect(await read('69')).toMatchObject({ hasNext: false, isOther: false, rows: { length: 50 } });
  expect(await read('99')).toMatchObject({ hasNext: false, isOther: false, rows: { length: 20 } });
});

test('a place that the list does not have leads to its first page, and is known as such', async () => {
  for (const After of ['119', '500', 'no place'])
    expect(await read(After)).toMatchObject({ hasNext: true, isOther: true, rows: { 0: { RowCode: 'r0' } } });
});

test('what is asked for wrongly beside the place is no first page', async () => {
  readReport.mockImplementation(() => {
    throw new HrError('bad_request');
  });
  await expect(read('7')).rejects.toMatchObject({ code: 'bad_request' });
});
