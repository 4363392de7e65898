import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { MAX_REVIEW_ROWS, REVIEW_REASONS } from '../../../../lib/contract/access/role-access/rules';
import type { Handler } from '../../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { asOn } from '../../../people/effective-dates';
import { persons } from '../../../people/tables';
import { isManagedBy } from '../../user-accounts/managed-accounts';
import { describeGrants } from '../grants/describe-grants';
import { selectGrants } from '../grants/select-grants';
import { grantDetails, roleUses } from '../tables';
import { movedOn, reviewReasons } from './review-reasons';

/** A role that such a share of all employees hold comes with being employed, and nobody reviews that. */
const EVERYBODYS_SHARE = 0.5;

const isEmployees = and(eq(accounts.kind, 'employee'), isNull(accounts.disabledAt));

/** Narrows grants to roles that are not everybody's. */
async function exceptEverybodys(db: Database, today: CalendarDate) {
  const all = await db.$count(accounts, isEmployees);
  const rows = await db
    .select({ code: roleGrants.roleCode, holders: sql<number>`count(distinct ${roleGrants.accountId})::int` })
    .from(roleGrants)
    .innerJoin(accounts, and(eq(accounts.id, roleGrants.accountId), isEmployees))
    .where(asOn(roleGrants, today))
    .groupBy(roleGrants.roleCode);
  const everybodys = rows.filter(({ holders }) => holders >= all * EVERYBODYS_SHARE).map(({ code }) => code);
  return everybodys.length > 0 ? sql`${roleGrants.roleCode} not in ${everybodys}` : undefined;
}

/** The grants to be looked at, of those whom the caller manages, those that end first first. */
export const listGrantReview: Handler<'listGrantReview'> = async (_request, context) => {
  const { actor, db, now } = context;
  const today = dayOf(now);
  const reasons = reviewReasons(today);
  const due = await db
    .select({ id: roleGrants.id, movedOn: movedOn(today), ...reasons })
    .from(roleGrants)
    .innerJoin(accounts, eq(accounts.id, roleGrants.accountId))
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .leftJoin(grantDetails, eq(grantDetails.grantId, roleGrants.id))
    .leftJoin(roleUses, and(eq(roleUses.accountId, roleGrants.accountId), eq(roleUses.roleCode, roleGrants.roleCode)))
    .where(
      and(
        ...[isEmployees, isManagedBy(actor, today), await exceptEverybodys(db, today)],
        or(isNull(roleGrants.validTo), gt(roleGrants.validTo, today)),
        or(...REVIEW_REASONS.map((reason) => reasons[reason])),
      ),
    )
    .orderBy(sql`${roleGrants.validTo} asc nulls last`, asc(persons.name), asc(roleGrants.roleCode), asc(roleGrants.id))
    .limit(MAX_REVIEW_ROWS);
  if (due.length === 0) return [];
  const rows = await selectGrants(db).where(sql`${roleGrants.id} in ${due.map(({ id }) => id)}`);
  const described = new Map((await describeGrants(context, rows)).map((grant) => [grant.GrantCode, grant]));
  return due.flatMap(({ id, movedOn: moved, ...because }) => {
    const grant = described.get(id);
    if (!grant) return [];
    return [{ ...grant, Because: REVIEW_REASONS.filter((reason) => because[reason]), MovedOn: moved ?? '' }];
  });
};
