import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Actor } from '../platform/calls/call';
import type { Database } from '../platform/db/database';
import { prepareOnce } from '../platform/db/prepare-once';
import { roleGrants } from './accounts/tables';
import { type Scope } from '../platform/calls/call';
import { unitParents } from './organisation/tables';
import type { CalendarDate } from '../platform/dates';
import { asOn, nearestDay } from './effective-dates';
import { assignments, employments, reportingLines } from './tables';

type Asker = 'accountId' | 'roleCode' | 'personId' | 'employmentId';

/** Who asks; or what stands for them in a statement that is planned once for everybody. */
export type Viewer = { readonly [Part in Asker]: Actor[Part] | Placeholder } & {
  /** Over whom they hold that very role today, which spares the database the question; null where that is not known. */
  readonly scopes: readonly Scope[] | null;
  /** The day by which their grants count, where it is another one than is asked for. */
  readonly grantDay?: Day | undefined;
};

type Day = CalendarDate | Placeholder;

const { placeholder } = sql;

/** Whoever asks in a statement that is planned once for everybody; `viewerValues` says who it is. */
export const anyViewer: Viewer = {
  accountId: placeholder('accountId'),
  roleCode: placeholder('roleCode'),
  personId: placeholder('personId'),
  employmentId: placeholder('employmentId'),
  grantDay: placeholder('grantDay'),
  scopes: null,
};

export const viewerValues = (
  { accountId, roleCode, personId, employmentId, grantDay }: Pick<Actor, Asker | 'grantDay'>,
  today: CalendarDate,
) => ({ accountId, roleCode, personId, employmentId, grantDay: grantDay ?? today });

const isManagedOn = (on: Day | SQL) => sql`${reportingLines.kind} = 'manager' and ${asOn(reportingLines, on)}`;

/**
 * Everyone below a leader on a day, over any number of managers, as a subquery of employment ids. Loops in the data end. It begins
 * with the leader alone: of as many rows as report to them, the database expects a thousandfold more below, and plans for those.
 */
export function reportsOf(leaderId: string | Placeholder, on: Day): SQL {
  return sql`(
    with recursive reports (id) as (
      select ${leaderId}::uuid
      union
      select ${reportingLines.employmentId} from ${reportingLines} join reports on ${reportingLines.leaderId} = reports.id
      where ${isManagedOn(on)}
    )
    select id from reports where id <> ${leaderId}
  )`;
}

/** The same relation looked at from below: everyone above the employment of the outer query. */
export function managersOf(employmentId: SQL, on: Day | SQL): SQL {
  return sql`(
    with recursive managers (id) as (
      select ${reportingLines.leaderId} from ${reportingLines}
      where ${reportingLines.employmentId} = ${employmentId} and ${isManagedOn(on)}
      union
      select ${reportingLines.leaderId} from ${reportingLines} join managers on ${reportingLines.employmentId} = managers.id
      where ${isManagedOn(on)}
    )
    select id from managers
  )`;
}

/** Whether an employment is below a leader on a day, over any number of managers. */
export function isBelow(leaderId: string, employmentId: string, on: CalendarDate): SQL<boolean> {
  return sql`(${leaderId}::uuid in ${managersOf(sql`${employmentId}::uuid`, on)})`;
}

/** A unit and all units below it in the tree of a day, as a subquery of unit codes. `roots` is a subquery of one column. */
export function unitsBelow(roots: SQL, on: Day | SQL): SQL {
  return sql`(
    with recursive below (code) as (
      ${roots}
      union
      select ${unitParents.unitCode} from ${unitParents} join below on ${unitParents.parentCode} = below.code
      where ${asOn(unitParents, on)}
    )
    select code from below
  )`;
}

/** Units and all units above them in the tree of a day, as a subquery of unit codes. `leaves` is a subquery of one column. */
export function unitsAbove(leaves: SQL, on: Day | SQL): SQL {
  return sql`(
    with recursive above (code) as (
      ${leaves}
      union
      select ${unitParents.parentCode} from ${unitParents} join above on ${unitParents.unitCode} = above.code
      where ${unitParents.parentCode} is not null and ${asOn(unitParents, on)}
    )
    select code from above
  )`;
}

/**
 * The employments that an actor may see, as a condition on `employments`: lists, single reads, searches and reports all
 * use it. It follows the grants of the active role; whoever holds it sees their own employments. People who have left,
 * or are still to come, belong to the unit of their last, or first, day.
 *
 * `reading` changes no row, only the work: a list goes down a manager's tree once, the read of one record climbs from it.
 */
export function visibleTo(actor: Viewer, today: Day, reading: 'many' | 'one' = 'many'): SQL {
  const granted = sql`${roleGrants.accountId} = ${actor.accountId} and ${roleGrants.roleCode} = ${actor.roleCode}
    and ${asOn(roleGrants, actor.grantDay ?? today)}`;
  const grantedUnits = sql`select ${roleGrants.unitCode} from ${roleGrants} where ${granted} and ${roleGrants.scope} = 'unit'`;
  /** What a scope opens, as long as the role is held over it. */
  const within = (scope: Scope, condition: SQL): SQL[] => {
    if (actor.scopes) return actor.scopes.includes(scope) ? [condition] : [];
    return [
      sql`(exists (select 1 from ${roleGrants} where ${granted} and ${roleGrants.scope} = ${scope}) and ${condition})`,
    ];
  };
  const isOwn = sql`${employments.personId} = ${actor.personId}`;
  const { employmentId } = actor;
  const conditions = [
    ...within('all', sql`true`),
    ...(actor.scopes
      ? actor.scopes.slice(0, 1).map(() => isOwn)
      : [sql`(${isOwn} and exists (select 1 from ${roleGrants} where ${granted}))`]),
    ...within(
      'unit',
      sql`exists (
      select 1 from ${assignments}
      where ${assignments.employmentId} = ${employments.id}
        and ${assignments.unitCode} in ${unitsBelow(grantedUnits, today)}
        and ${assignments.validFrom} <= ${nearestDay(employments, today)}
        and (${assignments.validTo} is null or ${assignments.validTo} > ${nearestDay(employments, today)})
    )`,
    ),
    ...(employmentId === null ? [] : within('tree', isBelowBy(employmentId, today, reading))),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
}

/** Whether the employment of the outer query is below a leader: `many` goes down the leader's tree once, `one` climbs to them. */
const isBelowBy = (leaderId: string | Placeholder, today: Day, reading: 'many' | 'one') =>
  reading === 'many'
    ? sql`${employments.id} in ${reportsOf(leaderId, today)}`
    : sql`${leaderId} in ${managersOf(sql`${employments.id}`, today)}`;

const grantOverAll = prepareOnce('grant_over_all', (db) => {
  const [accountId, roleCode] = [sql.placeholder('accountId'), sql.placeholder('roleCode')];
  const isHeld = and(eq(roleGrants.accountId, accountId), eq(roleGrants.roleCode, roleCode));
  return db
    .select({ id: roleGrants.id })
    .from(roleGrants)
    .where(and(isHeld, asOn(roleGrants, sql.placeholder('today')), eq(roleGrants.scope, 'all')))
    .limit(1);
});

/**
 * Whether the actor may see everyone. Asked first for a question about very many: then `visibleTo` need not be asked of each, and
 * the database can plan for that.
 */
export async function seesEveryone(
  db: Database,
  { accountId, roleCode, grantDay }: Pick<Actor, 'accountId' | 'roleCode' | 'grantDay'>,
  today: CalendarDate,
): Promise<boolean> {
  return (await grantOverAll(db).execute({ accountId, roleCode, today: grantDay ?? today })).length > 0;
}
