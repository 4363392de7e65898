import { eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { accounts } from '../../people/accounts/tables';
import type { Account } from '../sign-in/accounts';
import { forgetFailures, pauseColumns, pausesAt } from '../sign-in/limits/pauses';

/** Why nothing was shown or lifted; its message is one line for the operator. */
export class PauseRefusal extends Error {}

export interface AccountPause {
  readonly isOwn: boolean;
  readonly since: Date;
  readonly until: Date;
}

/** The pauses of a login id that are under way. Throws a `PauseRefusal` for an id that nobody has. */
export async function pausesByLoginId(db: Database, loginId: string, now: Date): Promise<AccountPause[]> {
  return pausesOf(db, (await accountOf(db, loginId)).id, now);
}

/** Lifts them, at the operator's command. Throws a `PauseRefusal` where there is none. */
export async function liftByLoginId(db: Database, loginId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await accountOf(tx, loginId);
    if ((await pausesOf(tx, account.id, now)).length === 0) throw new PauseRefusal(`${account.loginId} has no pause`);
    await forgetFailures(tx, account);
    const auditContext = { actor: null, db: tx, now, requestId: 'npm run admin' };
    await audit(auditContext, { subject: { kind: 'account', id: account.id }, action: 'lift a pause' });
  });
}

function pausesOf(db: Database, accountId: string, now: Date): Promise<AccountPause[]> {
  const { isOfAccount, ...columns } = pauseColumns;
  return db.select(columns).from(pausesAt(now)).innerJoin(accounts, isOfAccount).where(eq(accounts.id, accountId));
}

async function accountOf(db: Database, loginId: string): Promise<Pick<Account, 'id' | 'loginId'>> {
  const [account] = await db
    .select({ id: accounts.id, loginId: accounts.loginId })
    .from(accounts)
    .where(sql`lower(${accounts.loginId}) = lower(${loginId})`);
  if (!account) throw new PauseRefusal(`Nobody has the id ${loginId}`);
  return account;
}
