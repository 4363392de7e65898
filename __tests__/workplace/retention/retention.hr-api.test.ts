import { and, eq, inArray } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { verifySeals } from '../../../hr-api/platform/audit/seals/verify-seals';
import { persons, employments } from '../../../hr-api/people/tables';
import { eraseNext } from '../../../hr-api/workplace/retention/erasing/erase-next';
import { erasures } from '../../../hr-api/workplace/retention/tables';
import type { LeftView } from '../../../lib/contract/workplace/retention/retention-rules';
import { narrow, promote } from '../../access/user-accounts/account-of';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import {
  agreeTo,
  askFor,
  callAs,
  erasureOf,
  leaverOf,
  MONTH_MS,
  promoteDecider,
  REASON,
  whenDone,
} from './retention-scene';

/** Left on the second of January, so that six months are over in July. */
const LEFT = 'E1015';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let hr: TestApp;
let leaver: { id: string; code: string; personId: string };
let other: { id: string; code: string; personId: string };

/** Somebody else of the sample who has left. */
beforeAll(async () => {
  hr = await startApp();
  await promoteDecider(hr);
  leaver = await leaverOf(hr, LEFT);
  const [left] = await list('later');
  const again = (await list('later')).find(({ empid }) => empid !== LEFT) ?? left;
  other = await leaverOf(hr, again?.empid ?? '');
});
afterAll(() => hr.stop());
beforeEach(() => hr.clock.advance(60_000));

const list = async (View: LeftView, rest: object = {}) =>
  (await callAs(hr, 'E1004', 'listLeftPeople', { View, ...rest })).reply();
const keep = (KeepMonths: number | null) => callAs(hr, 'E1004', 'saveRetention', { KeepMonths });
const counts = async () => (await callAs(hr, 'E1004', 'getRetention', {})).reply();
const isIn = async (View: LeftView) => (await list(View)).some(({ empid }) => empid === LEFT);
const hold = (ChillCode: string) => callAs(hr, 'E1004', 'holdPerson', { ChillCode, Reason: 'A case in court' });
const release = (ChillCode: string) => callAs(hr, 'E1004', 'releaseHold', { ChillCode, Reason: 'Case closed' });
const ask = (...ChillCodes: string[]) => callAs(hr, 'E1004', 'askErasure', { ChillCodes, Reason: REASON });

test('while no time is set nobody is due, and everybody who left has time', async () => {
  const { KeepMonths, Counts } = await counts();
  expect(KeepMonths).toBeNull();
  expect(Counts).toMatchObject({ due: 0, held: 0, asked: 0 });
  expect(Counts.later).toBe((await list('later')).length);
  expect(await list('later')).toContainEqual(expect.objectContaining({ empid: LEFT, DueOn: '', HeldBecause: '' }));
  expect((await ask(leaver.code)).error().issues).toEqual([{ path: 'ChillCodes.0', message: 'notDue' }]);
});

test('who works here is not listed, and cannot be named', async () => {
  const everybody = [...(await list('due')), ...(await list('later'))];
  expect(everybody.some(({ empid }) => empid === 'E1001')).toBe(false);
  const [working, own] = [await leaverOf(hr, 'E1001'), await leaverOf(hr, 'E1004')];
  expect((await ask(working.code, own.code)).error().issues).toEqual([
    { path: 'ChillCodes.0', message: 'notDue' },
    { path: 'ChillCodes.1', message: 'own' },
  ]);
});

test('with a time somebody is due on the same day so many months after their last', async () => {
  expect((await keep(6)).reply()).toEqual({});
  const [row] = (await list('later', { Search: LEFT })).filter(({ empid }) => empid === LEFT);
  expect(row).toMatchObject({ LastDay: '2026-01-01', DueOn: '2026-07-01', Name: 'Arjun Pillai' });
  hr.clock.now = new Date('2026-06-30T06:30:00.000Z');
  expect(await isIn('due')).toBe(false);
  hr.clock.now = new Date('2026-07-01T06:30:00.000Z');
  expect(await isIn('due')).toBe(true);
  expect((await counts()).Counts.due).toBe((await list('due')).length);
});

test('the list is read page by page, and found in', async () => {
  const all = await list('due');
  const [first] = await list('due', { PageSize: 1 });
  const second = await list('due', { PageSize: 1, After: first?.Key });
  expect([first, ...second]).toEqual(all.slice(0, 1 + second.length));
  expect((await list('due', { Search: 'pillai' })).map(({ empid }) => empid)).toContain(LEFT);
  for (const After of ['nowhere', `2024-02-31.${UNKNOWN}`]) {
    const wrong = await callAs(hr, 'E1004', 'listLeftPeople', { View: 'due', After });
    expect(wrong.error().code).toBe('bad_request');
  }
});

test('who is held is not due, until the hold is released with a reason', async () => {
  expect((await hold(leaver.code)).reply()).toEqual({});
  expect((await hold(leaver.code)).error().code).toBe('conflict');
  expect(await isIn('due')).toBe(false);
  const [held] = await list('held');
  expect(held).toMatchObject({ empid: LEFT, HeldBecause: 'A case in court', HeldSince: '2026-07-01' });
  expect(held?.HeldBy).not.toBe('');
  expect((await ask(leaver.code)).error().issues).toEqual([{ path: 'ChillCodes.0', message: 'held' }]);
  expect((await release(leaver.code)).reply()).toEqual({});
  expect((await release(leaver.code)).error().code).toBe('conflict');
  expect(await isIn('due')).toBe(true);
});

test('a preview names who stands in the way, counts the rest and changes nothing', async () => {
  const working = await leaverOf(hr, 'E1001');
  const request = { ChillCodes: [leaver.code, working.code] };
  const preview = (await callAs(hr, 'E1004', 'previewErasure', request)).reply();
  expect(preview).toMatchObject({ People: 1, Obstacles: [{ ChillCode: working.code, Because: 'notDue' }] });
  expect(preview.Shares.length).toBeGreaterThan(3);
  expect(preview.Shares.every(({ Deleted, Emptied }) => Deleted + Emptied > 0)).toBe(true);
  expect((await callAs(hr, 'E1004', 'previewErasure', request)).reply().People).toBe(1);
  expect(await leaverOf(hr, LEFT)).toEqual(leaver);
});

test('who asked may withdraw but not decide, and a no frees who was named', async () => {
  const RequestCode = await askFor(hr, [leaver.code]);
  expect(await isIn('asked')).toBe(true);
  expect((await ask(leaver.code)).error().issues).toEqual([{ path: 'ChillCodes.0', message: 'asked' }]);
  expect(await erasureOf(hr, RequestCode)).toMatchObject({ State: 'waiting', MayDecide: false, MayWithdraw: true });
  const decide = (who: string, IsAgreed: boolean) =>
    callAs(hr, who, 'decideErasure', { RequestCode, IsAgreed, Comment: 'Not yet' });
  expect((await decide('E1004', true)).error().code).toBe('forbidden');
  expect((await callAs(hr, 'E1016', 'withdrawErasure', { RequestCode })).error().code).toBe('forbidden');
  expect((await decide('E1016', false)).reply()).toEqual({});
  expect(await erasureOf(hr, RequestCode)).toMatchObject({
    ...{ State: 'refused', Comment: 'Not yet', People: 1, Erased: 0, LeftOut: 0, MayDecide: false },
    ...{ Named: [{ empid: LEFT, Because: '' }], Shares: [] },
  });
  expect((await decide('E1016', true)).error().code).toBe('conflict');
  expect(await isIn('due')).toBe(true);
  const second = await askFor(hr, [leaver.code]);
  expect((await callAs(hr, 'E1004', 'withdrawErasure', { RequestCode: second })).reply()).toEqual({});
  expect((await erasureOf(hr, second)).State).toBe('withdrawn');
  expect(await isIn('due')).toBe(true);
});

test('of two who decide at once one wins', async () => {
  const RequestCode = await askFor(hr, [leaver.code]);
  const token = await hr.tokenOf('E1016');
  const decide = () => hr.call('decideErasure', { RequestCode, IsAgreed: false }, { token });
  const answers = await Promise.all([decide(), decide(), decide()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a hold or a comeback between the yes and the job leaves people out with the reason', async () => {
  hr.clock.advance(MONTH_MS * 700);
  const RequestCode = await askFor(hr, [leaver.code, other.code]);
  await hold(leaver.code);
  // Comes back, in the way that the database knows.
  const again = { personId: other.personId, code: 'comes-back', validFrom: hr.clock.now.toISOString().slice(0, 10) };
  await hr.db.insert(employments).values(again);
  await agreeTo(hr, RequestCode);
  const done = await whenDone(hr, RequestCode);
  expect(done).toMatchObject({ State: 'done', People: 2, Erased: 0, LeftOut: 2, Shares: [] });
  expect(done.Named.map(({ Because }) => Because).sort()).toEqual(['held', 'notDue']);
  expect(await leaverOf(hr, LEFT)).toEqual(leaver);
  await release(leaver.code);
});

test('two workers do nothing twice', async () => {
  const RequestCode = await askFor(hr, [leaver.code]);
  const agreed = { state: 'running' as const, decidedAt: hr.clock.now };
  await hr.db.update(erasures).set(agreed).where(eq(erasures.id, RequestCode));
  const eraser = { ...hr.services, db: hr.db, clock: () => hr.clock.now, log: hr.app.log };
  expect(await Promise.all([eraseNext(eraser, RequestCode), eraseNext(eraser, RequestCode)])).toEqual([false, false]);
  const done = await erasureOf(hr, RequestCode);
  expect(done).toMatchObject({ State: 'done', People: 1, Erased: 1, LeftOut: 0, Named: [] });
  expect(done.Shares.length).toBeGreaterThan(3);
});

test('who is erased is nobody: not listed, not found by their code, and named in no audit row', async () => {
  for (const view of ['due', 'held', 'asked', 'later'] as const) expect(await isIn(view)).toBe(false);
  for (const answer of [await hold(leaver.code), await release(leaver.code), await ask(leaver.code)])
    expect(answer.error().code).toBe('not_found');
  const [person] = await hr.db.select().from(persons).where(eq(persons.id, leaver.personId));
  expect(person).toMatchObject({ name: '—', empid: null, mail: null });
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.personId, leaver.personId));
  expect(rows).toMatchObject([{ action: 'erase a person', subjectId: leaver.personId, accountId: null }]);
  expect((await verifySeals(hr.db)).fault).toBeUndefined();
});

test('each write left an audit row', async () => {
  const actions = ['change the retention time', 'ask for an erasure', 'refuse an erasure', 'withdraw an erasure'];
  const further = ['agree to an erasure', 'erase a person', 'finish an erasure', 'leave out of an erasure'];
  const isOne = and(inArray(auditEntries.action, [...actions, ...further]));
  const found = await hr.db.selectDistinct({ action: auditEntries.action }).from(auditEntries).where(isOne);
  expect(found.map(({ action }) => action).sort()).toEqual([...actions, ...further].sort());
});

test('HR of one unit, and who has not the right, are refused; codes of nobody are not found', async () => {
  const requests = [
    ['getRetention', {}],
    ['saveRetention', { KeepMonths: 12 }],
    ['listLeftPeople', { View: 'due' }],
    ['previewErasure', { ChillCodes: ['nobodys'] }],
    ['askErasure', { ChillCodes: ['nobodys'], Reason: REASON }],
    ['listErasures', {}],
    ['getErasure', { RequestCode: UNKNOWN }],
    ['decideErasure', { RequestCode: UNKNOWN, IsAgreed: true }],
    ['withdrawErasure', { RequestCode: UNKNOWN }],
    ['holdPerson', { ChillCode: 'nobodys', Reason: REASON }],
    ['releaseHold', { ChillCode: 'nobodys', Reason: REASON }],
  ] as const;
  await promote(hr, 'E1003', ROLE.hr);
  await narrow(hr, 'E1003', { to: 'E1001', roleCode: ROLE.hr });
  for (const [name, request] of requests) {
    for (const who of ['E1002', 'E1003', 'E1006']) {
      const answer = await callAs(hr, who, name, request as never);
      expect([name, who, answer.status]).toEqual([name, who, 403]);
    }
    if (!JSON.stringify(request).match(/nobodys|0000/)) continue;
    expect([name, (await callAs(hr, 'E1004', name, request as never)).status]).toEqual([name, 404]);
  }
});
