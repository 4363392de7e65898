import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleGrants, rolePermissions } from '../../../hr-api/people/accounts/tables';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';
import { employmentOf } from '../../people/cast-actors';
import { mailTo } from '../devices/register-device';
import { auditOf, codeOf, narrow, promote } from '../user-accounts/account-of';
import { dayAhead, give, grantIn, grantsOf, makeRole, placeToday, todayOf, workAs } from './role-scene';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let hr: TestApp;
let token: string;
beforeEach(async () => {
  hr = await startApp();
  token = await hr.tokenOf('E1006');
});
afterEach(() => hr.stop());

const end = (GrantCodes: string[], by = token, LastDay = '') =>
  hr.call('endGrants', { GrantCodes, LastDay }, { token: by });
const issuesOf = (answer: { error: () => { issues?: object[] } }) => answer.error().issues;
const becauseOf = (answer: { error: () => { params?: object } }) => answer.error().params;

/** Gives those in HR the right to give roles, and lets one of them hold it over the unit of somebody alone. */
async function unitGiver(): Promise<string> {
  await hr.db.insert(rolePermissions).values({ roleCode: ROLE.hr, permission: 'grant.manage' });
  await narrow(hr, 'E1004', { to: 'E1001', roleCode: ROLE.hr });
  const held = await grantIn(hr, 'E1004', ROLE.hr);
  const { unitCode } = await placeToday(hr, 'E1001');
  await hr.db.update(roleGrants).set({ unitCode }).where(eq(roleGrants.id, held));
  return hr.tokenOf('E1004');
}

test('a role is given until a day, worked with, and its owner and the audit are told', async () => {
  const RoleCode = await makeRole(hr, token, ROLE.helpdesk);
  const given = await give(hr, token, 'E1016', { RoleCode, Scope: 'all', To: dayAhead(hr, 3) });
  const [grant] = (await grantsOf(hr, token, 'E1016')).filter((each) => each.RoleCode === RoleCode);
  expect(grant).toMatchObject({
    ...{ GrantCode: given.reply().GrantCode, RoleName: 'Night desk', Scope: 'all', State: 'now', CannotChange: '' },
    ...{ From: todayOf(hr), To: dayAhead(hr, 3), GivenBy: 'Thomas Keller', Reason: 'For the night' },
  });
  expect((await mailTo(hr, 'E1016', 1)).text).toContain('Night desk');
  expect(await auditOf(hr, 'give a role')).toMatchObject([{ after: { role: RoleCode, reason: 'For the night' } }]);
  await workAs(hr, 'E1016', RoleCode);
});

test('a role ahead of its day gives nothing, and none after its last day', async () => {
  const RoleCode = await makeRole(hr, token, ROLE.helpdesk);
  await give(hr, token, 'E1016', { RoleCode, From: dayAhead(hr, 2), To: dayAhead(hr, 3) });
  const tryIt = async () => (await hr.call('changeRole', { RoleCode }, { token: await hr.tokenOf('E1016') })).status;
  expect(await tryIt()).toBe(403);
  hr.clock.advance(2 * 86_400_000);
  expect(await tryIt()).toBe(200);
  hr.clock.advance(2 * 86_400_000);
  expect(await tryIt()).toBe(403);
});

test('a role that is ended mid-session is gone with the next call, with the reason', async () => {
  const RoleCode = await makeRole(hr, token, ROLE.helpdesk);
  const { GrantCode } = (await give(hr, token, 'E1016', { RoleCode })).reply();
  const [employee, theirs] = [await hr.tokenOf('E1016'), await workAs(hr, 'E1016', RoleCode)];
  expect((await hr.call('listMenu', {}, { token: theirs })).status).toBe(200);
  const idempotencyKey = randomUUID();
  const press = () => hr.call('endGrants', { GrantCodes: [GrantCode] }, { token, idempotencyKey });
  expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
  expect((await hr.call('listMenu', {}, { token: theirs })).error()).toMatchObject({
    code: 'unauthenticated',
    params: { because: 'role' },
  });
  expect((await hr.call('listMenu', {}, { token: employee })).status).toBe(200);
  expect((await hr.call('changeRole', { RoleCode }, { token: employee })).error().code).toBe('forbidden');
  expect(await auditOf(hr, 'end a grant')).toHaveLength(1);
  expect((await mailTo(hr, 'E1016', 2)).subject).toBe('One of your roles has ended');
});

test('nobody gives, changes, keeps or ends a role of their own', async () => {
  await promote(hr, 'E1002', ROLE.administrator);
  const own = await grantIn(hr, 'E1006', ROLE.administrator);
  const answers = [
    await give(hr, token, 'E1006', { RoleCode: ROLE.hr, Scope: 'all' }),
    await hr.call('changeGrant', { GrantCode: own, From: todayOf(hr), To: '', Reason: 'x' }, { token }),
    await end([own]),
    await hr.call('confirmGrants', { GrantCodes: [own] }, { token }),
  ];
  for (const answer of answers) expect(becauseOf(answer)).toEqual({ because: 'own' });
  const mine = await grantsOf(hr, token, 'E1006');
  expect(mine.every(({ CannotChange }) => CannotChange === 'own')).toBe(true);
});

test('the last administrator cannot go by an end, now or to come', async () => {
  const helper = await hr.tokenOf('E1004');
  await hr.db
    .insert(rolePermissions)
    .values(
      [...(await hr.db.select().from(rolePermissions).where(eq(rolePermissions.roleCode, ROLE.administrator)))]
        .filter(({ permission }) => !['account.manage', 'role.manage'].includes(permission))
        .map(({ permission }) => ({ roleCode: ROLE.hr, permission })),
    )
    .onConflictDoNothing();
  const last = await grantIn(hr, 'E1006', ROLE.administrator);
  // Who may not say what roles may do does not touch a role that may.
  expect(becauseOf(await end([last], helper))).toEqual({ because: 'permission' });
  await hr.db
    .insert(rolePermissions)
    .values(['account.manage', 'role.manage'].map((permission) => ({ roleCode: ROLE.hr, permission })));
  await hr.db.delete(rolePermissions).where(eq(rolePermissions.permission, 'account.manage'));
  await hr.db.insert(rolePermissions).values({ roleCode: ROLE.administrator, permission: 'account.manage' });
  expect(becauseOf(await end([last], helper))).toEqual({ because: 'last_administrator' });
  expect(becauseOf(await end([last], helper, dayAhead(hr, 30)))).toEqual({ because: 'last_administrator' });
  const [{ validFrom } = { validFrom: '' }] = await hr.db.select().from(roleGrants).where(eq(roleGrants.id, last));
  const limit = { GrantCode: last, From: validFrom, To: dayAhead(hr, 30), Reason: 'x' };
  expect(becauseOf(await hr.call('changeGrant', limit, { token: helper }))).toEqual({ because: 'last_administrator' });
  await promote(hr, 'E1002', ROLE.administrator);
  expect((await end([last], helper)).status).toBe(200);
});

test('who gives roles in one unit gives there, no further, and nothing that they may not do', async () => {
  const giver = await unitGiver();
  const { unitCode: UnitCode } = await placeToday(hr, 'E1001');
  expect((await give(hr, giver, 'E1001', { RoleCode: ROLE.hr, Scope: 'unit', UnitCode })).status).toBe(200);
  const wider = [{ Scope: 'all' }, { Scope: 'tree' }, { Scope: 'unit', UnitCode: 'group' }] as const;
  for (const asked of wider)
    expect(becauseOf(await give(hr, giver, 'E1001', { RoleCode: ROLE.hr, ...asked }))).toEqual({ because: 'scope' });
  const more = await give(hr, giver, 'E1001', { RoleCode: ROLE.administrator });
  expect(becauseOf(more)).toEqual({ because: 'permission' });
  const choices = (await hr.call('listGrantChoices', {}, { token: giver })).reply();
  expect(choices.Scopes).toEqual(['self', 'unit']);
  expect(choices.Units.map(({ Code }) => Code)).toContain(UnitCode);
  expect(choices.Units.map(({ Code }) => Code)).not.toContain('group');
  expect(choices.Roles.find((role) => role.RoleCode === ROLE.administrator)?.CannotGive).toBe('permission');
});

test('the grants of somebody who is not to be seen answer like those that nobody has', async () => {
  const giver = await unitGiver();
  const foreign = await grantIn(hr, 'E1006', ROLE.administrator);
  const messages = [];
  for (const code of [foreign, UNKNOWN]) {
    const change = { GrantCode: code, From: todayOf(hr), To: '', Reason: 'x' };
    const answers = [
      await end([code], giver),
      await hr.call('confirmGrants', { GrantCodes: [code] }, { token: giver }),
      await hr.call('changeGrant', change, { token: giver }),
    ];
    for (const answer of answers) expect(answer.error().code).toBe('not_found');
    messages.push(answers.map((answer) => answer.error().message).join());
  }
  expect(messages[0]).toBe(messages[1]);
  expect((await give(hr, giver, 'E1006', { RoleCode: ROLE.hr })).error().code).toBe('not_found');
  expect(await grantsOf(hr, giver, 'E1006')).toEqual([]);
});

test('what is wrong with a grant is said at its field, and nothing is given', async () => {
  const RoleCode = ROLE.helpdesk;
  const tell = async (asked: object) => issuesOf(await give(hr, token, 'E1016', { RoleCode, ...asked }));
  expect(await tell({ From: dayAhead(hr, -1) })).toEqual([{ path: 'From', message: 'past' }]);
  expect(await tell({ From: dayAhead(hr, 5), To: dayAhead(hr, 4) })).toEqual([{ path: 'To', message: 'before_from' }]);
  expect(await tell({ Scope: 'unit' })).toEqual([{ path: 'UnitCode', message: 'required' }]);
  expect(await tell({ Scope: 'unit', UnitCode: 'made-up' })).toEqual([{ path: 'UnitCode', message: 'unknown' }]);
  expect(await tell({ RoleCode: 999 })).toEqual([{ path: 'RoleCode', message: 'unknown' }]);
  expect((await give(hr, token, 'E1016', { RoleCode, Reason: ' ' })).error().code).toBe('invalid');
  expect((await give(hr, token, 'C2001', { RoleCode })).error().issues).toEqual([
    { path: 'RoleCode', message: 'client' },
  ]);
  expect((await give(hr, token, 'E1016', { RoleCode })).status).toBe(200);
  expect(await tell({ To: dayAhead(hr, 9) })).toEqual([{ path: 'RoleCode', message: 'held' }]);
  expect(await auditOf(hr, 'give a role')).toHaveLength(1);
});

test('somebody is named by their employment too, and who has no account is told apart', async () => {
  const { code } = await employmentOf(hr, 'E1016');
  const asked = { RoleCode: ROLE.helpdesk, Scope: 'self', Reason: 'x' } as const;
  expect((await hr.call('addGrant', { ...asked, ChillCode: code }, { token })).status).toBe(200);
  const nobody = await hr.call('addGrant', { ...asked, ChillCode: 'nobody' }, { token });
  expect(issuesOf(nobody)).toEqual([{ path: 'ChillCode', message: 'no_account' }]);
  expect(issuesOf(await hr.call('addGrant', asked, { token }))).toEqual([{ path: 'ChillCode', message: 'required' }]);
});

test('days are changed: the last one any time, the first while it is ahead', async () => {
  const ahead = { RoleCode: ROLE.helpdesk, From: dayAhead(hr, 5) };
  const { GrantCode } = (await give(hr, token, 'E1016', ahead)).reply();
  const change = (From: string, To: string) =>
    hr.call('changeGrant', { GrantCode, From, To, Reason: 'Longer' }, { token });
  expect((await change(dayAhead(hr, 2), dayAhead(hr, 8))).status).toBe(200);
  hr.clock.advance(3 * 86_400_000);
  token = await hr.tokenOf('E1006');
  const begun = dayAhead(hr, -1);
  expect(issuesOf(await change(dayAhead(hr, 1), ''))).toEqual([{ path: 'From', message: 'begun' }]);
  expect(issuesOf(await change(begun, dayAhead(hr, -1)))).toEqual([{ path: 'To', message: 'past' }]);
  expect((await change(begun, '')).status).toBe(200);
  const held = (await grantsOf(hr, token, 'E1016')).find((each) => each.RoleCode === ROLE.helpdesk);
  expect(held).toMatchObject({ From: begun, To: '', State: 'now', ConfirmedBy: 'Thomas Keller' });
  expect(await auditOf(hr, 'change a grant')).toMatchObject([{}, { after: { lastDay: '', reason: 'Longer' } }]);
});

test('several are ended with a last day, and one that is refused lets none end', async () => {
  const one = (await give(hr, token, 'E1016', { RoleCode: ROLE.helpdesk })).reply().GrantCode;
  const other = (await give(hr, token, 'E1017', { RoleCode: ROLE.hr })).reply().GrantCode;
  const own = await grantIn(hr, 'E1006', ROLE.employee);
  expect(becauseOf(await end([one, other, own]))).toEqual({ because: 'own' });
  expect(issuesOf(await end([one], token, dayAhead(hr, -1)))).toEqual([{ path: 'LastDay', message: 'past' }]);
  expect((await end([one, other], token, dayAhead(hr, 4))).status).toBe(200);
  const held = (await grantsOf(hr, token, 'E1016')).find(({ GrantCode }) => GrantCode === one);
  expect(held).toMatchObject({ To: dayAhead(hr, 4), State: 'now' });
  expect((await end([one], token, dayAhead(hr, 9))).status).toBe(200);
  expect((await auditOf(hr, 'end a grant')).length).toBe(2);
});

test('a list of who holds a role is searched, counted and walked page by page', async () => {
  const asked = { RoleCode: ROLE.appraiser };
  const { Count } = (await hr.call('countGrants', asked, { token })).reply();
  const found: string[] = [];
  for (let After = ''; ;) {
    const page = (await hr.call('listGrants', { ...asked, After, PageSize: 7 }, { token })).reply();
    if (page.length === 0) break;
    found.push(...page.map(({ GrantCode }) => GrantCode));
    After = page.at(-1)?.Position ?? '';
  }
  expect(found).toHaveLength(Count);
  expect(new Set(found).size).toBe(Count);
  const one = (await hr.call('listGrants', { ...asked, Search: 'E1002' }, { token })).reply();
  expect(one.map(({ empid }) => empid)).toEqual(['E1002']);
  for (const After of ['x', `eA.1.2024-02-31.${'0'.repeat(8)}-0000-4000-8000-000000000000`])
    expect((await hr.call('listGrants', { After }, { token })).error().code).toBe('bad_request');
});

test('who lacks the right sees no grant, and an account shows its roles to who manages it', async () => {
  const employee = await hr.tokenOf('E1001');
  for (const name of ['listAccessRoles', 'listGrants', 'listGrantReview', 'listGrantChoices'] as const)
    expect((await hr.call(name, {}, { token: employee })).error().code).toBe('forbidden');
  const AccountCode = await codeOf(hr, 'E1002');
  const account = (await hr.call('getUserAccount', { AccountCode }, { token })).reply();
  expect(account).toMatchObject({ CanChangeRoles: true });
  expect(account.RoleList).toContainEqual({ RoleName: 'Appraiser', Scope: 'tree', UnitName: '', To: '' });
});
