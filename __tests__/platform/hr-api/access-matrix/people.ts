import { eq } from 'drizzle-orm';
import { FLAG } from '../../../../lib/contract/call';
import { CLIENT_USER_ROLE, ROLE } from '../../../../hr-api/people/accounts/role-codes';
import { createSession } from '../../../../hr-api/access/sign-in/sessions/sessions';
import { accounts } from '../../../../hr-api/people/accounts/tables';
import type { RolledBackApp } from './rolled-back-app';

/** Somebody who calls: an account, the role in which it works, and how far its session has come. */
export interface MatrixPerson {
  readonly name: string;
  /** Null for nobody, who has no session. */
  readonly loginId: string | null;
  readonly roleCode: number;
  readonly flag: number;
}

const person = (name: string, loginId: string | null, roleCode = 0, flag: number = FLAG.none): MatrixPerson => ({
  name,
  loginId,
  roleCode,
  flag,
});

export const NOBODY = person('nobody', null);

/** Becomes a candidate, of whom the sample organisation has none. */
export const CANDIDATE = 'E1013';

/** The sample accounts with a role or a kind of their own, in each role that they hold. The manager of HR partners has a unit. */
export const matrixPeople: readonly MatrixPerson[] = [
  NOBODY,
  person('E1001 employee', 'E1001', ROLE.employee),
  person('E1002 employee', 'E1002', ROLE.employee),
  person('E1002 appraiser', 'E1002', ROLE.appraiser),
  person('E1003 employee', 'E1003', ROLE.employee),
  person('E1003 appraiser', 'E1003', ROLE.appraiser),
  person('E1003 reviewer', 'E1003', ROLE.reviewer),
  person('E1004 employee', 'E1004', ROLE.employee),
  person('E1004 HR', 'E1004', ROLE.hr),
  person('E1005 employee', 'E1005', ROLE.employee),
  person('E1005 helpdesk', 'E1005', ROLE.helpdesk),
  person('E1006 employee', 'E1006', ROLE.employee),
  person('E1006 administrator', 'E1006', ROLE.administrator),
  person('E1007 code gate', 'E1007', ROLE.employee, FLAG.code),
  person('E1008 conduct gate', 'E1008', ROLE.employee, FLAG.conduct),
  person('E1012 met by a tour', 'E1012', ROLE.employee, FLAG.onboarding),
  person('E1013 candidate', CANDIDATE),
  person('E1014 external', 'E1014', ROLE.employee),
  person('E1017 helpdesk', 'E1017', ROLE.helpdesk),
  person('C2001 client user', 'C2001', CLIENT_USER_ROLE),
];

export async function accountOf({ db }: RolledBackApp, loginId: string): Promise<typeof accounts.$inferSelect> {
  const [account] = await db.select().from(accounts).where(eq(accounts.loginId, loginId));
  if (!account) throw new Error(`${loginId} has no account`);
  return account;
}

/** Begins a session as if the person had signed in, and answers its token. */
export async function tokenFor(
  hr: RolledBackApp,
  { loginId, roleCode, flag }: Pick<MatrixPerson, 'loginId' | 'roleCode' | 'flag'>,
): Promise<string | undefined> {
  if (loginId === null) return undefined;
  const { id: accountId } = await accountOf(hr, loginId);
  const proof = { by: 'password', at: hr.clock.now } as const;
  const session = { accountId, roleCode, flag, proof, now: hr.clock.now, env: hr.services.env };
  return (await createSession(hr.db, session)).token;
}

export async function makeCandidate({ db }: RolledBackApp): Promise<void> {
  await db.update(accounts).set({ kind: 'candidate' }).where(eq(accounts.loginId, CANDIDATE));
}
