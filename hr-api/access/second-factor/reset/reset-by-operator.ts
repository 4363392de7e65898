import { sql } from 'drizzle-orm';
import { accounts } from '../../../people/accounts/tables';
import { audit } from '../../../platform/audit/audit';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import type { Services } from '../../../platform/calls/services';
import { isOfPerson, type OpenAccount } from '../../sign-in/accounts';
import { notifyOwner } from '../../user-accounts/writing/notify-owner';
import { findAuthenticator, type Authenticator } from '../app/authenticators';
import { hasFactor } from '../factors';
import { listPasskeys, type Passkey } from '../passkeys/passkeys';
import { removeFactors } from './remove-factors';

/** Why nothing was reset; its message is one line for the operator. */
export class ResetRefusal extends Error {}

interface Factors {
  readonly app: Authenticator | null;
  readonly passkeys: readonly Passkey[];
}

/** The authenticator app and the passkeys of a login id. Throws a `ResetRefusal` for an id that nobody has. */
export async function factorsOfLogin(db: Database, loginId: string): Promise<Factors> {
  const { id } = await accountOf(db, loginId);
  return { app: await findAuthenticator(db, id), passkeys: await listPasskeys(db, id) };
}

/** Resets the second factor of a login id at the operator's command, where there are no two administrators to do it. */
export async function resetByLoginId(
  db: Database,
  loginId: string,
  { now, services }: { readonly now: Date; readonly services: Pick<Services, 'env' | 'mail'> },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await accountOf(tx, loginId);
    if (!(await hasFactor(tx, account.id))) throw new ResetRefusal(`${account.loginId} has no second factor`);
    await removeFactors(tx, { accountId: account.id, askedBy: null, reason: 'npm run admin', now });
    const auditContext = { actor: null, db: tx, now, requestId: 'npm run admin' };
    await audit(auditContext, { subject: { kind: 'account', id: account.id }, action: 'reset a second factor' });
    await notifyOwner({ db: tx, now, services }, account, 'factorReset');
  });
}

async function accountOf(db: Database, loginId: string): Promise<OpenAccount> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(sql`lower(${accounts.loginId}) = lower(${loginId})`);
  if (!account || !isOfPerson(account)) throw new ResetRefusal(`Nobody has the id ${loginId}`);
  return account;
}
