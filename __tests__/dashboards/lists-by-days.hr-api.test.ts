import { ROLE } from '../../hr-api/people/accounts/role-codes';
import type { CallContext } from '../../hr-api/platform/calls/call';
import { formatPosition } from '../../hr-api/workplace/reports/rows/order';
import { actorOf, contextOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { readAll, readPage, type Asked } from '../workplace/reports/reading';

const YEARS = { FromDate: '2020-01-01', ToDate: '2026-03-18' };
/** By the field that says on which day each row is. */
const LISTS = [
  ['joiners-and-leavers', 'MovedOn', YEARS],
  ['inactive-people', 'LastDay', YEARS],
  ['workforce-movements', 'MovedOn', YEARS],
  ['confirmations-due', 'DueOn', { AsOnDate: '2026-03-18' }],
] as const satisfies readonly (readonly [string, string, Asked])[];

let hr: TestApp;
let human: CallContext;
beforeAll(async () => {
  hr = await startApp();
  human = contextOf(hr, await actorOf(hr, 'E1004', ROLE.hr));
});
afterAll(() => hr.stop());

test.each(LISTS)('%s, read nine rows at a time by %s, has each row once, in its place', async (code, field, days) => {
  const asked = { ...days, Fields: ['Name', field] };
  const all = (await readAll(human, code, { ...asked, Sort: 'Name' }, 101)).map(({ KeyCode, Cells }) => [
    KeyCode,
    ...Cells,
  ]);
  expect(all.length).toBeGreaterThan(6);
  for (const Direction of ['asc', 'desc'] as const) {
    const rows = await readAll(human, code, { ...asked, Sort: field, Direction }, 9);
    expect(rows.map(({ KeyCode, Cells }) => [KeyCode, ...Cells]).sort()).toEqual(all.toSorted());
    const read = rows.map(({ Cells }) => String(Cells[1]));
    expect(read).toEqual(Direction === 'asc' ? read.toSorted() : read.toSorted().reverse());
  }
});

test.each(LISTS)('%s has no row of another day, whatever place somebody makes up', async (code, field, days) => {
  const isOfSpan = 'FromDate' in days;
  const span = isOfSpan ? { FromDate: '2024-01-01', ToDate: '2025-06-30' } : days;
  // Of the days behind the one and before the other there are rows, which are of no such span.
  for (const [Direction, by] of [
    ['desc', isOfSpan ? '2026-03-01' : '9999-12-31'],
    ['asc', isOfSpan ? '2023-06-01' : '0001-01-01'],
  ] as const) {
    const asked = { ...span, Fields: ['Name', field], Sort: field, Direction, PageSize: 5 };
    const first = await readPage(human, code, asked);
    expect(first.Rows).toHaveLength(5);
    const After = formatPosition({ by, key: Direction === 'desc' ? '~' : '' });
    expect((await readPage(human, code, { ...asked, After })).Rows).toEqual(first.Rows);
  }
});
