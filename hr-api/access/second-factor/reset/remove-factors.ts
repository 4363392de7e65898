import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { removeAll } from '../../devices/data';
import { forgetBrowsers } from '../../sign-in/limits/known-browsers';
import { endSessions } from '../../sign-in/sessions/sessions';
import { removeRecoveryCodes } from '../recovery-codes/recovery-codes';
import { deletePasskeys } from '../passkeys/passkeys';
import { authenticators, factorResets } from '../tables';

interface Removal {
  readonly accountId: string;
  readonly askedBy: string | null;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Takes from an account its app, passkeys and recovery codes, and with them its sessions and devices, one of which may be the lost phone.
 * The next sign-in is by a mailed code, and leads to a new app or passkey.
 */
export async function removeFactors(db: Database, { accountId, askedBy, reason, now }: Removal): Promise<void> {
  await db.delete(authenticators).where(eq(authenticators.accountId, accountId));
  await deletePasskeys(db, accountId);
  await removeRecoveryCodes(db, accountId);
  await endSessions(db, accountId, 'administrator', now);
  await removeAll(db, accountId, now);
  await forgetBrowsers(db, accountId);
  const settled = { askedBy, reason, askedAt: now, agreedAt: now };
  await db
    .insert(factorResets)
    .values({ accountId, ...settled })
    .onConflictDoUpdate({ target: factorResets.accountId, set: { agreedAt: now } });
}
