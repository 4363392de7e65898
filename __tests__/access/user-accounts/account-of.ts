import { and, eq } from 'drizzle-orm';
import { accounts, roleGrants, rolePermissions } from '../../../hr-api/people/accounts/tables';
import { assignments } from '../../../hr-api/people/tables';
import { auditEntries } from '../../../hr-api/platform/audit/tables';
import { employmentOf } from '../../people/cast-actors';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

export async function accountOf(hr: TestApp, loginId: string): Promise<typeof accounts.$inferSelect> {
  const [account] = await hr.db.select().from(accounts).where(eq(accounts.loginId, loginId));
  if (!account) throw new Error(`${loginId} has no account`);
  return account;
}

export const codeOf = async (hr: TestApp, loginId: string) => (await accountOf(hr, loginId)).id;

/** The account of a login id as an administrator sees it. */
export const detailOf = async (hr: TestApp, loginId: string, token: string) =>
  (await hr.call('getUserAccount', { AccountCode: await codeOf(hr, loginId) }, { token })).reply();

/** What was audited of an action, the oldest first. */
export async function auditOf(hr: TestApp, action: string) {
  const rows = await hr.db.select().from(auditEntries).where(eq(auditEntries.action, action));
  return rows.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Gives somebody a role over everybody, in which they begin from now on. */
export async function promote(hr: TestApp, loginId: string, roleCode: number): Promise<void> {
  const { id: accountId } = await accountOf(hr, loginId);
  const validFrom = hr.clock.now.toISOString().slice(0, 10);
  await hr.db.insert(roleGrants).values({ accountId, roleCode, scope: 'all', validFrom }).onConflictDoNothing();
  await hr.db.update(accounts).set({ startingRole: roleCode }).where(eq(accounts.id, accountId));
}

/** Lets somebody hold a role over the unit of somebody else alone, and begin in it. */
export async function narrow(
  hr: TestApp,
  loginId: string,
  { to, roleCode }: { readonly to: string; readonly roleCode: number },
): Promise<void> {
  const { id } = await employmentOf(hr, to);
  const [place] = await hr.db.select().from(assignments).where(eq(assignments.employmentId, id));
  const { id: accountId } = await accountOf(hr, loginId);
  await hr.db
    .update(roleGrants)
    .set({ scope: 'unit', unitCode: place?.unitCode })
    .where(and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, roleCode)));
  await hr.db.update(accounts).set({ startingRole: roleCode }).where(eq(accounts.id, accountId));
}

/** Lets a role manage accounts, as an administrator may decide. */
export const letManage = (hr: TestApp, roleCode: number) =>
  hr.db.insert(rolePermissions).values({ roleCode, permission: 'account.manage' }).onConflictDoNothing();
