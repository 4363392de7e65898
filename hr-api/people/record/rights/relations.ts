import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { prepareOnce } from '../../../platform/db/prepare-once';
import type { CalendarDate } from '../../../platform/dates';
import { nearestEmployment } from '../../data';
import { asOn, nearestDay } from '../../effective-dates';
import { employments, reportingLines } from '../../tables';
import { openTo, type VisibleEmployment } from '../../visible-employment';
import { anyViewer, managersOf, viewerValues, type Viewer } from '../../visibility';
import { RECORD_EDIT } from './permissions';
import type { Relation } from '../../../../lib/contract/people/record-rules';

/** Whose record it is, and how the actor stands to them. */
export interface RecordSubject extends VisibleEmployment {
  readonly relations: ReadonlySet<Relation>;
}

/** One question, planned once: each read of a record asks it. */
const subjectByCode = prepareOnce('record_subject', (db) => {
  const { placeholder } = sql;
  const today = placeholder('today');
  return db
    .select({
      id: employments.id,
      code: employments.code,
      personId: employments.personId,
      validFrom: employments.validFrom,
      validTo: employments.validTo,
      lines: linesBetween(anyViewer.employmentId, sql`${employments.id}`, nearestDay(employments, today)),
    })
    .from(employments)
    .where(and(eq(employments.code, placeholder('code')), openTo(anyViewer, today)));
});

/**
 * The person with a code, or the actor without one, as far as their record is open to the actor; null where there is none, or the
 * actor may know no more of them than their name. On one's own record nothing counts but that it is one's own.
 */
export async function recordSubject(
  db: Database,
  actor: Actor,
  { code, today }: { code: string | undefined; today: CalendarDate },
): Promise<RecordSubject | null> {
  const { personId, permissions } = actor;
  if (code === undefined) {
    const own = await nearestEmployment(db, personId, today);
    return own && { ...own, personId, isWhole: true, relations: new Set(['self']) };
  }
  const [found] = await subjectByCode(db).execute({ ...viewerValues(actor, today), code, today });
  if (!found) return null;
  const { lines, ...employment } = found;
  const isHr = permissions.has(RECORD_EDIT);
  const relations: Relation[] = found.personId === personId ? ['self'] : isHr ? ['hr', ...lines] : lines;
  return { ...employment, isWhole: true, relations: new Set(relations) };
}

/** By which lines a leader leads an employment: as manager over any number of managers, as admin manager or reviewer directly. */
function linesBetween(leaderId: Viewer['employmentId'], employmentId: SQL, on: CalendarDate | SQL): SQL<Relation[]> {
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
