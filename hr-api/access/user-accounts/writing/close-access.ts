import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import { accounts } from '../../../people/accounts/tables';
import { voidCodes } from '../../passwords/data';
import { endSessions } from '../../sign-in/sessions/sessions';

type Closing = Pick<CallContext, 'db' | 'now'>;

/** Ends every session of an account, and voids the codes that were mailed for it. */
export async function closeAccount({ db, now }: Closing, accountId: string): Promise<void> {
  await endSessions(db, accountId, 'account', now);
  await voidCodes(db, accountId, now);
}

/** The same for all accounts of somebody. Without an employment nobody comes in, so that the accounts themselves stay as they are. */
export async function closeAccess(context: Closing, personId: string): Promise<void> {
  const own = await context.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.personId, personId));
  for (const { id } of own) await closeAccount(context, id);
}
