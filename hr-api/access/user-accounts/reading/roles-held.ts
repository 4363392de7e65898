import { and, asc, eq } from 'drizzle-orm';
import type { AccountRole } from '../../../../lib/contract/access/user-accounts/shapes';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { namesOf } from '../../../platform/texts/data';
import { roleGrants } from '../../../people/accounts/tables';
import { asOn, lastDayOf } from '../../../people/effective-dates';

/** The roles that an account holds today, over whom and until when. */
export async function rolesHeld(
  { db, now, language }: Pick<CallContext, 'db' | 'now' | 'language'>,
  accountId: string,
): Promise<AccountRole[]> {
  const held = await db
    .select()
    .from(roleGrants)
    .where(and(eq(roleGrants.accountId, accountId), asOn(roleGrants, dayOf(now))))
    .orderBy(asc(roleGrants.roleCode), asc(roleGrants.scope), asc(roleGrants.unitCode));
  const roleNames = await namesOf(db, 'role', language);
  const unitNames = await namesOf(db, 'unit', language);
  return held.map(({ roleCode, scope, unitCode, ...span }) => ({
    RoleName: roleNames.get(String(roleCode)) ?? String(roleCode),
    Scope: scope,
    UnitName: unitCode ? (unitNames.get(unitCode) ?? unitCode) : '',
    To: lastDayOf(span) ?? '',
  }));
}
