import { and, eq, sql, type SQL } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { unitTextsOn } from '../../../people/organisation/unit-texts';
import { hasPhoto } from '../../../people/photo';
import { assignments, employments, persons, reportingLines } from '../../../people/tables';
import { managersOf, seesEveryone, visibleTo } from '../../../people/visibility';
import type { CallContext } from '../../../platform/calls/call';
import { amongIds } from '../../../platform/db/among-ids';
import { dayOf, type CalendarDate } from '../../../platform/dates';

type Reader = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

/** Whether the reader leads an employment: as a manager over any number of others, or as its admin manager. */
function isLed(leaderId: string | null, today: CalendarDate): SQL<boolean> {
  if (leaderId === null) return sql<boolean>`false`;
  return sql<boolean>`(${leaderId}::uuid in ${managersOf(sql`${employments.id}`, today)} or exists (
    select 1 from ${reportingLines} where ${reportingLines.employmentId} = ${employments.id}
      and ${reportingLines.kind} = 'admin_manager' and ${reportingLines.leaderId} = ${leaderId} and ${asOn(reportingLines, today)}
  ))`;
}

/** Whether the reader keeps the leave of an employment. */
async function isKept({ actor, db }: Reader, today: CalendarDate): Promise<SQL<boolean>> {
  if (!actor.permissions.has('leave.keep')) return sql<boolean>`false`;
  return (await seesEveryone(db, actor, today)) ? sql<boolean>`true` : sql<boolean>`${visibleTo(actor, today, 'one')}`;
}

/** What the calendar tells of some people, by the employment, and how much of their leave the reader may know. */
export async function readPeople(reader: Reader, employmentIds: readonly string[]) {
  const { actor, db, now, language } = reader;
  const today = dayOf(now);
  const units = unitTextsOn(language, today, 'unit_texts');
  const rows = await db
    .select({
      id: employments.id,
      code: employments.code,
      name: persons.name,
      empid: sql<string>`coalesce(${persons.empid}, '')`,
      hasPhoto,
      unit: sql<string>`coalesce(${units.name}, '')`,
      isOwn: sql<boolean>`${employments.personId} = ${actor.personId}`,
      isKept: await isKept(reader, today),
      isLed: isLed(actor.employmentId, today),
    })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, today)))
    .leftJoin(units, eq(units.code, assignments.unitCode))
    .where(amongIds(employments.id, employmentIds));
  return new Map(rows.map((row) => [row.id, row]));
}

export type ReadPerson = Awaited<ReturnType<typeof readPeople>> extends Map<string, infer Person> ? Person : never;
