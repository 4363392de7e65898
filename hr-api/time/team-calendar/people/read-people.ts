import { and, eq, sql } from 'drizzle-orm';
import { asOn } from '../../../people/effective-dates';
import { unitTextsOn } from '../../../people/organisation/unit-texts';
import { hasPhoto } from '../../../people/photo';
import { assignments, employments, persons } from '../../../people/tables';
import { amongIds } from '../../../platform/db/among-ids';
import { dayOf } from '../../../platform/dates';
import type { LeaveReader } from '../../leave/holder';
import { keepsLeave, leads } from '../../leave/type-readers';

/** What the calendar tells of some people, by the employment, and how much of their leave the reader may know. */
export async function readPeople(reader: LeaveReader, employmentIds: readonly string[]) {
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
      isKept: await keepsLeave(reader, today),
      isLed: leads(actor.employmentId, today),
    })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .leftJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, today)))
    .leftJoin(units, eq(units.code, assignments.unitCode))
    .where(amongIds(employments.id, employmentIds));
  return new Map(rows.map((row) => [row.id, row]));
}

export type ReadPerson = Awaited<ReturnType<typeof readPeople>> extends Map<string, infer Person> ? Person : never;
