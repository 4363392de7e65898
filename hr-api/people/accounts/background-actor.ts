import { and, eq } from 'drizzle-orm';
import { FLAG } from '../../../lib/contract/call';
import type { Actor } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { asOn } from '../effective-dates';
import { permissionsOfRole } from './permissions';
import { accounts, roleGrants } from './tables';

/** An account that something is done for without a session. */
export interface BackgroundAccount extends Pick<typeof accounts.$inferSelect, 'id' | 'kind'> {
  readonly personId: string;
  /** Of the day. */
  readonly employmentId: string | null;
}

/** Whose rights hold while something is done for an account and a role by the clock: those that a session would have on that day. */
export async function backgroundActor(
  db: Database,
  { id: accountId, kind, personId, employmentId }: BackgroundAccount,
  { roleCode, on }: { readonly roleCode: number; readonly on: CalendarDate },
): Promise<Actor> {
  const grants = await db
    .selectDistinct({ scope: roleGrants.scope })
    .from(roleGrants)
    .where(and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, roleCode), asOn(roleGrants, on)));
  return {
    sessionId: '',
    accountId,
    personId,
    employmentId,
    kind,
    flag: FLAG.none,
    roleCode,
    permissions: await permissionsOfRole(db, roleCode),
    scopes: grants.map(({ scope }) => scope),
  };
}
