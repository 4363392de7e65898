import { startApp, type TestApp } from '../hr-api/harness/start-app';

let hr: TestApp;
let token: string;
beforeAll(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1005');
});
afterAll(() => hr.stop());

const layout = {
  order: ['TicketID', 'DueAt', 'status'],
  hidden: ['status'],
  sort: { column: 'DueAt', direction: 'desc' as const },
  pageSize: 50,
  cardsPerPage: 5,
  view: 'list' as const,
  density: 'comfortable' as const,
};
const save = (Layout: object, Table = 'desk', as = token) =>
  hr.call('saveTableLayout', { Table, Layout } as never, { token: as });
const read = async (Table = 'desk', as = token) => (await hr.call('getTableLayout', { Table }, { token: as })).reply();

test('a person finds a table as they left it, also after signing in again', async () => {
  expect(await read()).toEqual({ Layout: null });
  await save({ ...layout, density: 'compact' });
  await save(layout);
  expect(await read()).toEqual({ Layout: layout });
  expect(await read('desk', await hr.tokenOf('E1005'))).toEqual({ Layout: layout });
  expect(await read('agreement-people')).toEqual({ Layout: null });
});

test('a colleague of the same desk neither gets nor changes it', async () => {
  await save(layout);
  const other = await hr.tokenOf('E1017');
  expect(await read('desk', other)).toEqual({ Layout: null });
  await save({ ...layout, pageSize: 5 }, 'desk', other);
  expect(await read()).toEqual({ Layout: layout });
});

test.each([
  ['a name of another form', 'Desk of mine', layout],
  ['a column without a name', 'desk', { ...layout, order: [''] }],
  ['a thousand columns', 'desk', { ...layout, hidden: Array.from({ length: 1000 }, (_, at) => `c${at}`) }],
  ['rows of another height', 'desk', { ...layout, density: 'huge' }],
])('%s is refused', async (_what, Table, wrong) => {
  expect((await save(wrong, Table)).status).toBe(422);
});
