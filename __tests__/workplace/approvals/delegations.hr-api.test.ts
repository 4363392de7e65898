import { eq } from 'drizzle-orm';
import { delegationHandlers } from '../../../hr-api/workplace/approvals/delegations/delegation-handlers';
import { approvalHandlers } from '../../../hr-api/workplace/approvals/lists/approval-handlers';
import { notifications } from '../../../hr-api/workplace/notifications/tables';
import { delegations } from '../../../hr-api/workplace/approvals/tables';
import { returnDelegations } from '../../../hr-api/workplace/approvals/work/return-delegations';
import { dayOf, daysAfter } from '../../../hr-api/platform/dates';
import { actorOf, contextOf, employmentOf } from '../../people/cast-actors';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { TEST_NOW } from '../../platform/hr-api/harness/test-settings';
import { MANAGER, useChain } from './chain-of';
import { decide, waitingFor } from './deciding';
import { ask, decisionsOn, registerSubject } from './test-subject';
import { workingOf } from './working-of';

const DAY = 86_400_000;
let hr: TestApp;
let today: string;
beforeAll(async () => {
  hr = await startApp();
  today = dayOf(hr.clock.now);
  await registerSubject(hr);
  await useChain(hr, { approvers: [MANAGER] });
});
afterAll(() => hr.stop());

beforeEach(async () => {
  hr.clock.now = TEST_NOW;
  await hr.db.delete(delegations);
});

/** Somebody delegates to somebody, from today for so many days. */
async function delegate(from: string, to: string, { first = 0, days = 3 } = {}) {
  const { code: ChillCode } = await employmentOf(hr, to);
  const request = { ChillCode, FromDate: daysAfter(today, first), ToDate: daysAfter(today, first + days - 1) };
  return hr.call('createDelegation', request, { token: await hr.tokenOf(from) });
}

test('a delegate decides what waits already, on behalf of who delegated', async () => {
  const asked = await ask(hr, 'E1001');
  expect(await decide(hr, 'E1003', asked)).toBe('not_found');
  const { DelegationCode } = (await delegate('E1002', 'E1003')).reply();
  expect(DelegationCode).not.toBe('');
  expect(await waitingFor(hr, 'E1003')).toContain(asked.code);
  const detail = await approvalHandlers.getApproval.handle(
    { KeyCode: asked.code },
    contextOf(hr, await actorOf(hr, 'E1003')),
  );
  const { personId } = await employmentOf(hr, 'E1002');
  expect(detail).toMatchObject({ OnBehalfOf: 'Vikram Nair', CannotDecide: '' });
  expect(detail.Changes[1]).toMatchObject({ After: personId });
  expect(await decide(hr, 'E1003', asked)).toBe('done');
  const seen = await approvalHandlers.getApproval.handle(
    { KeyCode: asked.code },
    contextOf(hr, await actorOf(hr, 'E1001')),
  );
  expect(seen.History.at(-1)).toMatchObject({ What: 'approved', Name: 'Meera Krishnan', OnBehalfOf: 'Vikram Nair' });
  expect(seen.StepList[0]?.Approvers[0]).toMatchObject({ Name: 'Vikram Nair', DecidedBy: 'Meera Krishnan' });
});

test('who delegated can still decide; then the delegate hears that it is decided', async () => {
  const asked = await ask(hr, 'E1001');
  await delegate('E1002', 'E1008');
  expect(await decide(hr, 'E1002', asked)).toBe('done');
  expect(await decide(hr, 'E1008', asked)).toBe('conflict');
});

test('what the delegate asked for goes to the manager of who delegated, not to the delegate', async () => {
  await delegate('E1002', 'E1001');
  const own = await ask(hr, 'E1001');
  expect(await waitingFor(hr, 'E1001')).not.toContain(own.code);
  expect(await decide(hr, 'E1001', own)).toBe('forbidden');
  expect(await waitingFor(hr, 'E1003')).toContain(own.code);
  expect(await decide(hr, 'E1003', own)).toBe('done');
  expect(await decisionsOn(hr, own.subjectId)).toEqual(['approved']);
});

test('nothing is delegated on', async () => {
  const asked = await ask(hr, 'E1001');
  await delegate('E1002', 'E1008');
  await delegate('E1008', 'E1003');
  expect(await waitingFor(hr, 'E1003')).not.toContain(asked.code);
  expect(await decide(hr, 'E1003', asked)).toBe('not_found');
});

test('outside its days the delegate decides nothing; who delegated hears of the end', async () => {
  const asked = await ask(hr, 'E1001');
  await delegate('E1002', 'E1008', { first: 2, days: 2 });
  expect(await decide(hr, 'E1008', asked)).toBe('not_found');
  hr.clock.advance(3 * DAY);
  expect(await waitingFor(hr, 'E1008')).toContain(asked.code);
  hr.clock.advance(DAY);
  expect(await waitingFor(hr, 'E1008')).not.toContain(asked.code);
  expect(await decide(hr, 'E1008', asked)).toBe('not_found');
  await hr.db.delete(notifications);
  for (let run = 0; run < 2; run += 1) await returnDelegations(workingOf(hr));
  const told = await hr.db.select({ subject: notifications.subject }).from(notifications);
  expect(told).toEqual([{ subject: 'Your delegation to Haruto Nishimura has ended' }]);
  expect(await decide(hr, 'E1002', asked)).toBe('done');
});

test('who delegated stops it at once, and nobody else does', async () => {
  const asked = await ask(hr, 'E1001');
  const { DelegationCode } = (await delegate('E1002', 'E1008')).reply();
  const stop = async (empid: string) =>
    hr.call('stopDelegation', { DelegationCode }, { token: await hr.tokenOf(empid) });
  expect((await stop('E1003')).error().code).toBe('not_found');
  await hr.db.delete(notifications);
  expect((await stop('E1002')).reply()).toEqual({});
  const told = await hr.db.select({ subject: notifications.subject }).from(notifications);
  expect(told).toEqual([{ subject: 'Vikram Nair has ended the delegation to you' }]);
  expect((await stop('E1002')).error().code).toBe('conflict');
  expect(await decide(hr, 'E1008', asked)).toBe('not_found');
  expect((await hr.call('listDelegations', {}, { token: await hr.tokenOf('E1002') })).reply()).toEqual([]);
});

test('a delegation is listed to both, and told to the delegate once', async () => {
  await hr.db.delete(notifications);
  await delegate('E1002', 'E1008', { first: 1 });
  const listed = async (empid: string) =>
    delegationHandlers.listDelegations.handle({}, contextOf(hr, await actorOf(hr, empid)));
  expect(await listed('E1002')).toMatchObject([
    { From: { Name: 'Vikram Nair' }, To: { Name: 'Haruto Nishimura' }, State: 'planned', IsMine: true },
  ]);
  expect(await listed('E1008')).toMatchObject([{ IsMine: false }]);
  expect(await listed('E1001')).toEqual([]);
  const told = await hr.db.select({ subject: notifications.subject }).from(notifications);
  expect(told.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Vikram Nair asks you to decide in their place'),
  ]);
});

test.each([
  ['to oneself', 'E1002', 0, 3, 'ChillCode'],
  ['in the past', 'E1003', -1, 3, 'FromDate'],
  ['that ends before it begins', 'E1003', 2, 0, 'ToDate'],
  ['for longer than a year', 'E1003', 0, 400, 'ToDate'],
])('a delegation %s is refused', async (_what, to, first, days, path) => {
  const refused = await delegate('E1002', to, { first, days });
  expect(refused.error()).toMatchObject({ code: 'invalid', issues: [{ path }] });
});

test('a delegation to somebody who has left or is not there is refused alike', async () => {
  const token = await hr.tokenOf('E1002');
  for (const ChillCode of ['nobodys', 'x']) {
    const refused = await hr.call('createDelegation', { ChillCode, FromDate: today, ToDate: today }, { token });
    expect(refused.error()).toMatchObject({ issues: [{ path: 'ChillCode', message: 'unknown' }] });
  }
});

test('days that are given already are not given twice, also not at once', async () => {
  const both = await Promise.all([delegate('E1002', 'E1003'), delegate('E1002', 'E1008')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await hr.db.select().from(delegations).where(eq(delegations.validFrom, today))).length).toBe(1);
});
