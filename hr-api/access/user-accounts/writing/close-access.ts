import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/calls/call';
import { accounts } from '../../../people/accounts/tables';
import { voidCodes } from '../../passwords/data';
import { endSessions } from '../../sign-in/sessions/sessions';

/** Ends every session of somebody, and voids mailed codes. Without an employment nobody comes in, so that the account itself stays as it is. */
export async function closeAccess({ db, now }: Pick<CallContext, 'db' | 'now'>, personId: string): Promise<void> {
  const own = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.personId, personId));
  for (const { id } of own) {
    await endSessions(db, id, 'account', now);
    await voidCodes(db, id, now);
  }
}
