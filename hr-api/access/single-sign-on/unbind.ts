import { eq, sql } from 'drizzle-orm';
import { comparableAddress } from '../../../lib/contract/access/single-sign-on';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transaction';
import { removeAll } from '../devices/data';
import { storedLanguage } from '../../platform/language';
import { accountMail } from '../../platform/mail/account-mail';
import type { MailQueue } from '../../platform/mail/mail-queue';
import { isOfPerson, nameOf, type Account } from '../sign-in/accounts';
import { clearAttempts } from '../sign-in/limits/attempts';
import { forgetBrowsers } from '../sign-in/limits/known-browsers';
import { singleSignOnLimit } from '../sign-in/limits/limits';
import { endSessions } from '../sign-in/sessions/sessions';
import { accounts } from '../../people/accounts/tables';
import { identities } from './tables';

export type BoundIdentity = typeof identities.$inferSelect;

/** Why nothing was unbound; its message is one line for the operator. */
export class UnbindRefusal extends Error {}

interface Unbinding {
  readonly now: Date;
  readonly mail: MailQueue;
  /** Of the portal, where the person signs in anew. */
  readonly appUrl: string;
}

/** What the account of a login id is bound to. Throws an `UnbindRefusal` for an id that nobody has. */
export async function identitiesOf(db: Database, loginId: string): Promise<BoundIdentity[]> {
  const { id } = await accountOf(db, loginId);
  return db.select().from(identities).where(eq(identities.accountId, id));
}

/**
 * Takes from an account every identity that it is bound to, so that whoever next comes with its verified address binds theirs.
 * Its sessions end and its devices go, for the old identity may have begun or registered some; its owner is told by mail. Throws
 * an `UnbindRefusal` where there is none.
 */
export async function unbind(db: Database, loginId: string, { now, mail, appUrl }: Unbinding): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await accountOf(tx, loginId);
    const removed = await tx.delete(identities).where(eq(identities.accountId, account.id)).returning();
    if (removed.length === 0) throw new UnbindRefusal(`${account.loginId} is bound to no identity`);
    await endSessions(tx, account.id, 'identity', now);
    await removeAll(tx, account.id, now);
    await forgetBrowsers(tx, account.id);
    const address = comparableAddress(account.mail);
    await clearAttempts(tx, singleSignOnLimit(account.id), ...(address === null ? [] : [singleSignOnLimit(address)]));
    const subject = { kind: 'account', id: account.id };
    for (const { issuer } of removed) {
      const auditContext = { actor: null, db: tx, now, requestId: 'npm run admin' };
      await audit(auditContext, { subject, action: 'unbind an identity', before: { issuer } });
    }
    if (account.mail !== '' && isOfPerson(account)) {
      const about = {
        to: account.mail,
        accountId: account.id,
        name: await nameOf(tx, account.personId),
        language: storedLanguage(account.language) ?? 'en',
        at: now,
        clientAddress: null,
        link: `${appUrl}/auth/login`,
      };
      await mail.queue(tx, accountMail('identityUnbound', about));
    }
  });
}

async function accountOf(db: Database, loginId: string): Promise<Account> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(sql`lower(${accounts.loginId}) = lower(${loginId})`);
  if (!account) throw new UnbindRefusal(`Nobody has the id ${loginId}`);
  return account;
}
