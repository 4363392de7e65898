import { and, eq } from 'drizzle-orm';
import { handlers } from '../../../hr-api/handlers';
import { loadPermissions } from '../../../hr-api/people/accounts/permissions';
import { permissions, roleGrants, rolePermissions } from '../../../hr-api/people/accounts/tables';
import { allPermissions } from '../../../hr-api/permissions';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { roleMenus } from '../../../hr-api/workplace/shell/tables';
import { calls, type CallName } from '../../../lib/contract/all';
import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

let hr: TestApp;
beforeAll(async () => {
  hr = await startApp();
});
afterAll(() => hr.stop());

const allowOf = (name: CallName): string => handlers[name].allow;
const callsWith = (permission: string) =>
  (Object.keys(calls) as CallName[]).filter((name) => allowOf(name) === permission);
const give = (permission: string) =>
  hr.db.insert(rolePermissions).values({ roleCode: ROLE.employee, permission }).onConflictDoNothing();
const withdraw = (permission: string) =>
  hr.db
    .delete(rolePermissions)
    .where(and(eq(rolePermissions.roleCode, ROLE.employee), eq(rolePermissions.permission, permission)));

/** The answer to a call with an empty request: who may not make it is refused before that is looked at. */
async function codeOf(name: CallName, token: string): Promise<string> {
  const answer = await hr.call(name, {} as never, { token });
  return answer.status === 200 ? 'ok' : answer.error().code;
}

test.each(Object.keys(allPermissions))(
  'a role without %s is refused each call that asks for it, one with it is not',
  async (permission) => {
    // Over everyone, so that the permission alone decides.
    await hr.db.update(roleGrants).set({ scope: 'all' }).where(eq(roleGrants.roleCode, ROLE.employee));
    const token = await hr.tokenOf('E1001');
    const names = callsWith(permission);
    await withdraw(permission);
    for (const name of names) expect([name, await codeOf(name, token)]).toEqual([name, 'forbidden']);
    await give(permission);
    for (const name of names) expect([name, await codeOf(name, token)]).not.toEqual([name, 'forbidden']);
    await withdraw(permission);
    for (const name of names) expect([name, await codeOf(name, token)]).toEqual([name, 'forbidden']);
  },
);

test('whoever is refused for want of a permission stands in the audit', async () => {
  await withdraw('tour.edit');
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('listTourItems', { URLName: 'home/dashboard' }, { token })).error().code).toBe('forbidden');
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.subjectId, 'listTourItems'));
  expect(rows.at(-1)).toMatchObject({ action: 'be refused', after: { refusal: 'forbidden' } });
});

test('a permission of a capability is given to its roles once, and what was changed stays', async () => {
  const brought = { 'tour.edit': [ROLE.employee], 'toy.play': [ROLE.employee, 999] };
  await withdraw('tour.edit');
  await loadPermissions(hr.db, brought);
  const held = await hr.db.select().from(rolePermissions).where(eq(rolePermissions.roleCode, ROLE.employee));
  expect(held.map(({ permission }) => permission)).toContain('toy.play');
  expect(held.map(({ permission }) => permission)).not.toContain('tour.edit');
  await withdraw('toy.play');
  await loadPermissions(hr.db, brought);
  expect(await hr.db.$count(rolePermissions, eq(rolePermissions.permission, 'toy.play'))).toBe(0);
  await hr.db.delete(permissions).where(eq(permissions.name, 'toy.play'));
});

test('a role with no permission is told that it may do nothing beside what everybody may', async () => {
  await hr.db.delete(rolePermissions).where(eq(rolePermissions.roleCode, ROLE.employee));
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('listOwnPermissions', {}, { token })).reply()).toEqual([]);
});

test('whose role has nothing signs in to an empty menu and home, and is refused the rest', async () => {
  await hr.db.delete(rolePermissions).where(eq(rolePermissions.roleCode, ROLE.employee));
  await hr.db.delete(roleMenus).where(eq(roleMenus.roleCode, ROLE.employee));
  const token = await hr.tokenOf('E1001');
  expect((await hr.call('getEmployeeInfo', {}, { token })).reply()).toHaveLength(1);
  expect((await hr.call('listMenu', {}, { token })).reply()).toEqual([]);
  expect((await hr.call('listModules', {}, { token })).reply()).toEqual([]);
  for (const name of ['getDashboardCounts', 'listToday', 'listOwnPermissions'] as const)
    expect([name, (await hr.call(name, {}, { token })).status]).toEqual([name, 200]);
  const asking = (Object.keys(calls) as CallName[]).filter((name) => allowOf(name).includes('.'));
  expect(asking.length).toBeGreaterThan(20);
  for (const name of asking) expect([name, await codeOf(name, token)]).toEqual([name, 'forbidden']);
});
