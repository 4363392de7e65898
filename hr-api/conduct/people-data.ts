import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../lib/contract/languages';
import type { Database } from '../db/database';
import type { CalendarDate } from '../people/dates';
import { hasPhoto } from '../people/photo';
import { assignments, employments, persons } from '../people/tables';
import { signatures } from '../signatures/tables';
import { textsOf } from '../texts/data';
import { assignedOn, audienceOf, employedOn, isAsked, type Audience } from './audience';
import { acceptanceOf, foundPeople, shownPeople, sortName, type PageQuestion, type Question } from './found-people';
import { acceptances, conductReminders } from './tables';

interface ListQuestion extends PageQuestion {
  readonly language: Language;
}

/** People by name, so many at once: who has accepted, who has not, or both. */
export async function listPeople(db: Database, question: ListQuestion) {
  const { conductId, today, language } = question;
  const found = await foundPeople(db, question);
  const unitNames = textsOf('unit', language, 'unit_texts');
  const locationNames = textsOf('location', language, 'location_texts');
  const remindedAt = sql<Date | null>`(select max(${conductReminders.remindedAt}) from ${conductReminders}
    where ${conductReminders.conductId} = ${conductId} and ${conductReminders.personId} = ${persons.id})`;
  return db
    .select({
      personId: persons.id,
      empid: persons.empid,
      name: persons.name,
      code: employments.code,
      hasPhoto,
      unit: unitNames.name,
      location: locationNames.name,
      acceptedAt: acceptances.acceptedAt,
      signatureCode: signatures.code,
      remindedAt: remindedAt.mapWith(conductReminders.remindedAt),
    })
    .from(persons)
    .leftJoin(employments, employedOn(today))
    .leftJoin(assignments, assignedOn(today))
    .leftJoin(acceptances, and(eq(acceptances.conductId, conductId), eq(acceptances.personId, persons.id)))
    .leftJoin(signatures, eq(signatures.id, acceptances.signatureId))
    .leftJoin(unitNames, eq(unitNames.code, assignments.unitCode))
    .leftJoin(locationNames, eq(locationNames.code, assignments.locationCode))
    .where(inArray(persons.id, found))
    .orderBy(sortName, asc(persons.id));
}

export type ListedPerson = Awaited<ReturnType<typeof listPeople>>[number];

/** How many of those whom the reader may see have accepted, and how many have not. */
export async function countPeople(db: Database, question: Question): Promise<{ pending: number; accepted: number }> {
  const { conductId, today } = question;
  const isAccepted = exists(acceptanceOf(conductId));
  const [row] = await db
    .select({
      asked: sql<number>`count(*)::int`,
      accepted: sql<number>`(count(*) filter (where ${isAccepted}))::int`,
    })
    .from(persons)
    .leftJoin(employments, employedOn(today))
    .leftJoin(assignments, assignedOn(today))
    .where(shownPeople(question, await audienceOf(db, conductId)));
  const { asked, accepted } = row ?? { asked: 0, accepted: 0 };
  return { pending: asked - accepted, accepted };
}

/** How many people each of some agreements asks today, and how many of those have accepted it, in one walk over everybody. */
export async function progressOf(
  db: Database,
  audiences: ReadonlyMap<string, Audience>,
  today: CalendarDate,
): Promise<Map<string, { asked: number; accepted: number }>> {
  const ids = [...audiences.keys()];
  if (ids.length === 0) return new Map();
  const conditions = ids.map((id) => isAsked(audiences.get(id)!));
  const counts = conditions.map((condition) => sql`count(*) filter (where ${condition})`);
  const [askedRow] = await db
    .select({ asked: sql<number[]>`array[${sql.join(counts, sql`, `)}]::int[]` })
    .from(persons)
    .leftJoin(employments, employedOn(today))
    .leftJoin(assignments, assignedOn(today));
  const isOfAsked = sql.join(
    ids.map((id, at) => sql`when ${acceptances.conductId} = ${id} then ${conditions[at]}`),
    sql` `,
  );
  const acceptedRows = await db
    .select({ conductId: acceptances.conductId, accepted: sql<number>`count(*)::int` })
    .from(acceptances)
    .innerJoin(persons, eq(persons.id, acceptances.personId))
    .leftJoin(employments, employedOn(today))
    .leftJoin(assignments, assignedOn(today))
    .where(and(inArray(acceptances.conductId, ids), sql`case ${isOfAsked} end`))
    .groupBy(acceptances.conductId);
  const accepted = new Map(acceptedRows.map((row) => [row.conductId, row.accepted]));
  return new Map(
    ids.map((id, at) => [id, { asked: askedRow?.asked[at] ?? 0, accepted: accepted.get(id) ?? 0 }] as const),
  );
}
