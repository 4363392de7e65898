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

/** Unbinds the account of a login id, at the operator's command. Throws an `UnbindRefusal` where there is nothing to unbind. */
export async function unbind(db: Database, loginId: string, { now, mail, appUrl }: Unbinding): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await accountOf(tx, loginId);
    const auditContext = { actor: null, db: tx, now, requestId: 'npm run admin' };
    const isUnbound = await unbindAccount(auditContext, account, { mail, appUrl });
    if (!isUnbound) throw new UnbindRefusal(`${account.loginId} is bound to no identity`);
  });
}

/**
 * Takes from an account every identity that it is bound to, so that whoever next comes with its verified address binds theirs; false
 * where there is none. Its sessions end and its devices go, for the old identity may have begun or registered some; its owner
 * is told by mail.
 */
export async function unbindAccount(
  context: Parameters<typeof audit>[0],
  account: Account,
  { mail, appUrl }: Omit<Unbinding, 'now'>,
): Promise<boolean> {
  const { db, now } = context;
  const removed = await db.delete(identities).where(eq(identities.accountId, account.id)).returning();
  if (removed.length === 0) return false;
  await endSessions(db, account.id, 'identity', now);
  await removeAll(db, account.id, now);
  await forgetBrowsers(db, account.id);
  const address = comparableAddress(account.mail);
  await clearAttempts(db, singleSignOnLimit(account.id), ...(address === null ? [] : [singleSignOnLimit(address)]));
  const subject = { kind: 'account', id: account.id };
  for (const { issuer } of removed) {
    await audit(context, { subject, action: 'unbind an identity', before: { issuer } });
  }
  if (account.mail !== '' && isOfPerson(account)) {
    const about = {
      to: account.mail,
      accountId: account.id,
      name: await nameOf(db, account.personId),
      language: storedLanguage(account.language) ?? 'en',
      at: now,
      clientAddress: null,
      link: `${appUrl}/auth/login`,
    };
    await mail.queue(db, accountMail('identityUnbound', about));
  }
  return true;
}

async function accountOf(db: Database, loginId: string): Promise<Account> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(sql`lower(${accounts.loginId}) = lower(${loginId})`);
  if (!account) throw new UnbindRefusal(`Nobody has the id ${loginId}`);
  return account;
}
