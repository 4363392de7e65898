import { and, eq, inArray } from 'drizzle-orm';
import type { Relation } from '../../../lib/contract/people/record-rules';
import { accounts, roleGrants, rolePermissions } from '../../people/accounts/tables';
import { nearestEmployment } from '../../people/data';
import { asOn, nearestDayIn } from '../../people/effective-dates';
import { linesTo } from '../../people/record/rights/relations';
import { RECORD_EDIT } from '../../people/record/rights/permissions';
import { dayOf, type CalendarDate } from '../../platform/dates';
import type { ReadContext } from '../../workplace/approvals/subject';

/** Whether somebody keeps records in any of their roles. */
async function keepsRecords({ db }: Pick<ReadContext, 'db'>, personId: string, today: CalendarDate): Promise<boolean> {
  const [found] = await db
    .select({ roleCode: roleGrants.roleCode })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .innerJoin(rolePermissions, eq(rolePermissions.roleCode, roleGrants.roleCode))
    .where(
      and(eq(accounts.personId, personId), inArray(rolePermissions.permission, [RECORD_EDIT]), asOn(roleGrants, today)),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * How whoever reads a request stands to the person whose record it is about: as oneself, or as the one in whose place they decide. A
 * request opens no more of a record than that.
 */
export async function relationsOfReader(
  { db, actor, now }: Pick<ReadContext, 'db' | 'actor' | 'now'>,
  personId: string,
  onBehalfOf: string | null,
): Promise<ReadonlySet<Relation>> {
  const today = dayOf(now);
  const readerId = onBehalfOf ?? actor.personId;
  if (readerId === personId) return new Set(['self']);
  const [employment, reader] = [
    await nearestEmployment(db, personId, today),
    await nearestEmployment(db, readerId, today),
  ];
  const lines = employment
    ? await linesTo(
        db,
        { employmentId: reader?.id ?? null },
        { employmentId: employment.id, on: nearestDayIn(employment, today) },
      )
    : [];
  const isHr = onBehalfOf ? await keepsRecords({ db }, onBehalfOf, today) : actor.permissions.has(RECORD_EDIT);
  return new Set<Relation>(isHr ? ['hr', ...lines] : lines);
}
