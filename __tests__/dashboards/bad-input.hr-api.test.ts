import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { persons } from '../../hr-api/people/tables';
import type { CallName } from '../../lib/contract/all';
import { hrDashboardCalls } from '../../lib/contract/dashboards/hr-dashboard';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';

let hr: TestApp;
let keeper: string;
let manager: string;
beforeAll(async () => {
  hr = await startApp();
  const as = async (loginId: string, RoleCode: number) =>
    (await hr.call('changeRole', { RoleCode }, { token: await hr.tokenOf(loginId) })).reply().authToken;
  [keeper, manager] = [await as('E1004', ROLE.hr), await as('E1002', ROLE.appraiser)];
});
afterAll(() => hr.stop());

const ask = async (name: CallName, asked: object, token = keeper) =>
  (await hr.call(name, asked as never, { token })).status;
const names = Object.keys(hrDashboardCalls) as (keyof typeof hrDashboardCalls)[];
const ofDay = names.filter((name) => 'On' in hrDashboardCalls[name].request.shape);
const ofPeriod = names.filter((name) => 'FromDate' in hrDashboardCalls[name].request.shape);
const year = { FromDate: '2025-04-01', ToDate: '2026-03-18' };

/** What HR alone reads. */
const HR_ALONE = ['readSpanOfControl', 'countDataGaps'];

test('HR is answered by every call of the dashboard over the wire, a manager by all but two', async () => {
  for (const name of names) {
    const asked = ofPeriod.includes(name) ? year : {};
    const status = [await ask(name, asked), await ask(name, asked, manager)];
    expect({ name, status }).toEqual({ name, status: [200, HR_ALONE.includes(name) ? 403 : 200] });
  }
});

test('a day that there is not, or of no figure, is refused as invalid', async () => {
  const days = [
    '0000-01-01',
    '0000-00-00',
    '2025-02-29',
    '2026-13-01',
    '1899-12-31',
    '2200-01-01',
    '9999-12-31',
    'x',
    "'",
  ];
  for (const day of days) {
    for (const name of ofDay)
      expect({ name, day, status: await ask(name, { On: day }) }).toMatchObject({ status: 422 });
    for (const name of ofPeriod) {
      expect({ name, day, status: await ask(name, { ...year, FromDate: day }) }).toMatchObject({ status: 422 });
      expect({ name, day, status: await ask(name, { ...year, ToDate: day }) }).toMatchObject({ status: 422 });
    }
  }
});

test('29 February, the first and the last day of figures are answered, of two years at most', async () => {
  for (const On of ['2024-02-29', '1900-01-01', '2199-12-31'])
    for (const name of ofDay) expect({ name, On, status: await ask(name, { On }) }).toMatchObject({ status: 200 });
  for (const name of ofPeriod) {
    const asked = (FromDate: string, ToDate: string) => ask(name, { FromDate, ToDate });
    expect(await asked('1900-01-01', '1900-01-01')).toBe(200);
    expect(await asked('2199-01-01', '2199-12-31')).toBe(200);
    expect(await asked('2024-02-29', '2024-02-29')).toBe(200);
    expect(await asked('2026-03-02', '2026-03-01')).toBe(400);
    expect(await asked('2024-01-01', '2026-01-01')).toBe(400);
  }
});

test('an unknown level is refused, an unknown code is nobody, and 500 codes are answered', async () => {
  const codes = Array.from({ length: 500 }, (_, at) => `unit-${at}`);
  for (const name of names.filter((one) => 'Chosen' in hrDashboardCalls[one].request.shape)) {
    const days = ofPeriod.includes(name) ? year : {};
    const of = (Chosen: object) => ask(name, { ...days, Chosen });
    expect({ name, status: await of({ salary: ['x'] }) }).toMatchObject({ status: 422 });
    expect({ name, status: await of({ unit: 'x' }) }).toMatchObject({ status: 422 });
    expect({ name, status: await of({ unit: ['x'.repeat(65)] }) }).toMatchObject({ status: 422 });
    expect({ name, status: await of({ unit: [...codes, ...codes, ...codes] }) }).toMatchObject({ status: 422 });
    expect({ name, status: await of({ unit: codes }) }).toMatchObject({ status: 200 });
    expect({ name, status: await of({ unit: ["'; drop table persons; --"] }) }).toMatchObject({ status: 200 });
  }
  for (const name of ['readHeadCount', 'explainChange'] as const)
    expect(await ask(name, { ...year, By: 'salary' })).toBe(422);
  expect((await hr.db.select({ id: persons.id }).from(persons)).length).toBeGreaterThan(0);
});

test('before anybody worked here every figure is of nobody, and none an error', async () => {
  const first = { On: '1901-01-01' };
  const head = (await hr.call('readHeadCount', first, { token: keeper })).reply();
  expect(head).toMatchObject({ HeadCount: 0, Parts: [] });
  const gender = (await hr.call('readDiversity', first, { token: keeper })).reply();
  expect(gender).toMatchObject({ Male: 0, Female: 0, MaleCount: 0 });
  const days = { FromDate: '1901-01-01', ToDate: '1901-12-31' };
  expect((await hr.call('readAttrition', days, { token: keeper })).reply()).toMatchObject({ Average: 0, Rate: null });
  expect((await hr.call('explainChange', days, { token: keeper })).reply()).toMatchObject({ Parts: [] });
});
