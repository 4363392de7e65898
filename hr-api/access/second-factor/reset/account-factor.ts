import { and, eq } from 'drizzle-orm';
import { persons } from '../../../people/tables';
import { accounts } from '../../../people/accounts/tables';
import type { Handler } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { isManagedBy } from '../../user-accounts/managed-accounts';
import { findAuthenticator } from '../app/authenticators';
import { listPasskeys } from '../passkeys/passkeys';
import { countRecoveryCodes } from '../recovery-codes/recovery-codes';
import { agreeRefusal, askRefusal, isOpenReset, resetEndOf } from './policy';
import { findReset } from './resets';

/** What an administrator sees of somebody's second factor, and what they can do about it. */
export const getAccountFactor: Handler<'getAccountFactor'> = async ({ AccountCode }, { actor, db, now }) => {
  const isIt = and(eq(accounts.id, AccountCode), isManagedBy(actor, dayOf(now)));
  const [account] = await db.select({ id: accounts.id, mail: accounts.mail }).from(accounts).where(isIt);
  if (!account) throw new ApiError('not_found');
  const app = await findAuthenticator(db, account.id);
  const passkeys = await listPasskeys(db, account.id);
  const hasFactor = app !== null || passkeys.length > 0;
  const { left } = await countRecoveryCodes(db, account.id);
  const reset = await findReset(db, account.id);
  const open = isOpenReset(reset, now) ? reset : null;
  return {
    AddedAt: app?.addedAt.toISOString() ?? '',
    LastUsedAt: app?.lastUsedAt?.toISOString() ?? '',
    Passkeys: passkeys.length,
    PasskeyUsedAt: latest(passkeys.map(({ lastUsedAt }) => lastUsedAt)),
    CodesLeft: left,
    IsReset: !hasFactor && reset !== null && reset.agreedAt !== null,
    CannotAsk: askRefusal(actor, { ...account, hasFactor }),
    CannotAgree: open ? agreeRefusal(actor, account, open) : '',
    Request: open && {
      AskedBy: await nameOfAccount(db, open.askedBy),
      AskedAt: open.askedAt.toISOString(),
      EndsAt: resetEndOf(open).toISOString(),
      Reason: open.reason,
    },
  };
};

const latest = (times: readonly (Date | null)[]) =>
  times
    .map((time) => time?.toISOString() ?? '')
    .sort()
    .at(-1) ?? '';

async function nameOfAccount(db: Database, accountId: string | null): Promise<string> {
  if (accountId === null) return '';
  const [row] = await db
    .select({ name: persons.name })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(eq(accounts.id, accountId));
  return row?.name ?? '';
}
