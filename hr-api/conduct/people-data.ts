import { and, asc, eq, exists, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/contract/languages';
import type { Actor } from '../call';
import type { Database } from '../db/database';
import type { CalendarDate } from '../people/dates';
import { hasPhoto } from '../people/photo';
import { assignments, employments, persons } from '../people/tables';
import { visibleTo } from '../people/visibility';
import { holding } from '../search/found';
import { signatures } from '../signatures/tables';
import { textsOf } from '../texts/data';
import { assignedOn, audienceOf, employedOn, isAsked, type Audience } from './audience';
import { acceptances, conductReminders } from './tables';

export type Reader = Pick<Actor, 'accountId' | 'roleCode' | 'personId' | 'employmentId'>;

interface Question {
  readonly conductId: string;
  readonly reader: Reader;
  readonly today: CalendarDate;
  readonly search?: string;
}

interface ListQuestion extends Question {
  readonly state: 'all' | 'pending' | 'accepted';
  readonly language: Language;
  /** The position of the last row that is there already; empty for none. */
  readonly after: string;
  readonly limit: number;
}

const sortName = sql`searchable(${persons.name})`;

/** Somebody's acceptance of an agreement, as a subquery of the query on `persons`. */
export const acceptanceOf = (conductId: string) =>
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(acceptances)
    .where(and(eq(acceptances.conductId, conductId), eq(acceptances.personId, persons.id)));

/** Those who are asked and whom the reader may see, as a condition on `persons` with today's employment and assignment. */
function shownPeople({ reader, today, search = '' }: Question, audience: Audience): SQL {
  const words = search.normalize('NFKC').trim();
  const isFound = words ? sql`${persons.searchText} like ${holding(words)}` : undefined;
  return and(isAsked(audience), visibleTo(reader, today), isFound) as SQL;
}

/** People by name, so many at once: who has accepted, who has not, or both. */
export async function listPeople(db: Database, question: ListQuestion) {
  const { conductId, today, state, language, after, limit } = question;
  const isOfState = state === 'all' ? undefined : (state === 'accepted' ? exists : notExists)(acceptanceOf(conductId));
  const isBehind = after
    ? sql`(${sortName}, ${persons.id}) > (select searchable(last.name), last.id from ${persons} last where last.id::text = ${after})`
    : undefined;
  const found = db
    .select({
      personId: sql`${persons.id}`.as('found_person_id'),
      employmentId: sql`${employments.id}`.as('found_employment_id'),
      assignmentId: sql`${assignments.id}`.as('found_assignment_id'),
    })
    .from(persons)
    .leftJoin(employments, employedOn(today))
    .leftJoin(assignments, assignedOn(today))
    .where(and(shownPeople(question, await audienceOf(db, conductId)), isOfState, isBehind))
    .orderBy(sortName, asc(persons.id))
    .limit(limit)
    .as('found');
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
    .from(found)
    .innerJoin(persons, eq(persons.id, found.personId))
    .leftJoin(employments, eq(employments.id, found.employmentId))
    .leftJoin(assignments, eq(assignments.id, found.assignmentId))
    .leftJoin(acceptances, and(eq(acceptances.conductId, conductId), eq(acceptances.personId, persons.id)))
    .leftJoin(signatures, eq(signatures.id, acceptances.signatureId))
    .leftJoin(unitNames, eq(unitNames.code, assignments.unitCode))
    .leftJoin(locationNames, eq(locationNames.code, assignments.locationCode))
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
