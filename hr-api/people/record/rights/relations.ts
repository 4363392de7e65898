import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { nearestEmployment } from '../../data';
import { asOn, nearestDay } from '../../effective-dates';
import { employments, reportingLines } from '../../tables';
import { openTo, type VisibleEmployment } from '../../visible-employment';
import { managersOf } from '../../visibility';
import { RECORD_EDIT } from './permissions';
import type { Relation } from '../../../../lib/contract/people/record-rules';

/** Whose record it is, and how the actor stands to them. */
export interface RecordSubject extends VisibleEmployment {
  readonly relations: ReadonlySet<Relation>;
}

/**
 * The person with a code, or the actor without one, as far as their record is open to the actor; null where there is none, or the
 * actor may know no more of them than their name. On one's own record nothing counts but that it is one's own.
 */
export async function recordSubject(
  db: Database,
  actor: Actor,
  { code, today }: { code: string | undefined; today: CalendarDate },
): Promise<RecordSubject | null> {
  const { personId, employmentId, permissions } = actor;
  if (code === undefined) {
    const own = await nearestEmployment(db, personId, today);
    return own && { ...own, personId, isWhole: true, relations: new Set(['self']) };
  }
  // One question: each read of a record asks it.
  const [found] = await db
    .select({
      id: employments.id,
      code: employments.code,
      personId: employments.personId,
      validFrom: employments.validFrom,
      validTo: employments.validTo,
      lines: linesBetween(employmentId, sql`${employments.id}`, nearestDay(employments, today)),
    })
    .from(employments)
    .where(and(eq(employments.code, code), openTo(actor, today)));
  if (!found) return null;
  const { lines, ...employment } = found;
  const isHr = permissions.has(RECORD_EDIT);
  const relations: Relation[] = found.personId === personId ? ['self'] : isHr ? ['hr', ...lines] : lines;
  return { ...employment, isWhole: true, relations: new Set(relations) };
}

/** By which lines a leader leads an employment: as manager over any number of managers, as admin manager or reviewer directly. */
function linesBetween(leaderId: string | null, employmentId: SQL, on: CalendarDate | SQL): SQL<Relation[]> {
  if (leaderId === null) return sql`array[]::text[]`;
  const isDirect = and(
    sql`${reportingLines.employmentId} = ${employmentId}`,
    eq(reportingLines.leaderId, leaderId),
    inArray(reportingLines.kind, ['admin_manager', 'reviewer']),
    asOn(reportingLines, on),
  );
  return sql`array(
    ${sql`select 'manager' where ${leaderId}::uuid in ${managersOf(employmentId, on)}
    union all select distinct ${reportingLines.kind} from ${reportingLines} where ${isDirect}`}
  )`;
}

/** By which lines somebody leads another on a day. */
export async function linesTo(
  db: Database,
  { employmentId: leaderId }: Pick<Actor, 'employmentId'>,
  { employmentId, on }: { employmentId: string; on: CalendarDate },
): Promise<Relation[]> {
  const lines = linesBetween(leaderId, sql`${employmentId}::uuid`, on);
  const { rows } = await db.execute<{ lines: Relation[] }>(sql`select ${lines} as lines`);
  return rows.flatMap((row) => row.lines);
}
