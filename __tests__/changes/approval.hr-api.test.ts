import { ROLE } from '../../hr-api/people/accounts/role-codes';
import { APPROVAL_STATUS } from '../../lib/contract/workplace/approvals/limits';
import { employmentOf } from '../people/cast-actors';
import { startApp, type TestApp } from '../platform/hr-api/harness/start-app';
import { inRole } from '../profile/a-record';

let hr: TestApp;
let human: { token: string };
let administrator: { token: string };
let ChillCode: string;

beforeAll(async () => {
  hr = await startApp();
  human = await inRole(hr, 'E1004', ROLE.hr);
  administrator = await inRole(hr, 'E1006', ROLE.administrator);
  ChillCode = (await employmentOf(hr, 'E1001')).code;
  const settings = { manjm: false, smanjm: false, ApprovalKinds: ['manager' as const], EndingDays: 30 };
  (await hr.call('saveChangeSettings', settings, administrator)).reply();
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const add = () =>
  hr.call(
    'addManager',
    { ChillCode, EffectiveFrom: '01-Jun-2026', ReportingID: 'E1003', Justification: 'Team' },
    administrator,
  );
const latest = async () => (await hr.call('listManagers', { ChillCode }, human)).reply()[0];
const waiting = async () =>
  (await hr.call('listApprovals', { Kind: 'person-change', PageSize: 50 }, human))
    .reply()
    .find(({ StatusCode }) => StatusCode === APPROVAL_STATUS.pending);
async function decide(StatusCode: number, Comments = '') {
  const { KeyCode = '', Version = '' } = (await waiting()) ?? {};
  return hr.call('decideApproval', { KeyCode, Version, StatusCode, Comments } as never, human);
}

test('where a chain decides, a change waits, and no row is written until it is approved', async () => {
  const before = await latest();
  const saved = (await add()).reply();
  expect(saved.State).toBe('waiting');
  expect(await latest()).toEqual(before);
  expect(await waiting()).toMatchObject({ Title: 'Manager from 01-Jun-2026', Person: { Empid: 'E1001' } });
  expect((await decide(APPROVAL_STATUS.approved)).status).toBe(200);
  expect(await latest()).toMatchObject({
    AppEmpid: 'E1003',
    EffectiveFrom: '01-Jun-2026',
    ChangeCode: saved.ChangeCode,
  });
  expect((await hr.call('undoChange', { ChangeCode: saved.ChangeCode }, human)).reply().Undone).toBe(1);
  expect(await latest()).toEqual(before);
});

test('a change that is rejected is kept as refused, and changes nothing', async () => {
  const before = await latest();
  const saved = (await add()).reply();
  expect((await decide(APPROVAL_STATUS.rejected, 'Not now')).status).toBe(200);
  expect(await latest()).toEqual(before);
  const told = (await hr.call('listPersonChanges', { ChillCode }, human)).reply();
  expect(told.find(({ ChangeCode }) => ChangeCode === saved.ChangeCode)).toMatchObject({
    State: 'refused',
    CanUndo: false,
  });
});

test('what could not be made is not asked for', async () => {
  const { code } = await employmentOf(hr, 'E1002');
  const form = { ChillCode: code, EffectiveFrom: '01-Jun-2026', ReportingID: 'E1001' };
  expect((await hr.call('addManager', form, administrator)).error()).toMatchObject({
    message: 'Manager ID is not valid',
  });
  expect(await waiting()).toBeUndefined();
});
