import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { hasPhoto } from '../../people/photo';
import { assignments, employments, persons } from '../../people/tables';
import { signatures } from '../../workplace/signatures/tables';
import { textsOf } from '../../platform/texts/data';
import { assignedOn, audienceOf, employedOn, isAsked, peopleReadFor, type Audience } from '../audience';
import {
  findPeople,
  matchesSearch,
  isVisibleMember,
  scopeOf,
  sortName,
  type PageQuestion,
  type Question,
} from './find-people';
import { acceptances, conductReminders } from '../tables';

interface ListQuestion extends PageQuestion {
  readonly language: Language;
}

/** People by name, so many at once: who has accepted, who has not, or both. */
export async function listPeople(db: Database, question: ListQuestion) {
  const { conductId, today, language } = question;
  const found = await findPeople(db, question);
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

interface Counts {
  readonly asked: number;
  readonly accepted: number;
}

/** How many of those whom the reader may see have accepted, and how many have not. */
export async function countPeople(db: Database, question: Question): Promise<{ pending: number; accepted: number }> {
  const scope = await scopeOf(db, question);
  const isCounted = and(isVisibleMember(scope, question.today), matchesSearch(question));
  const { asked, accepted } = await countsOf(db, question, { audience: scope.audience, isCounted });
  return { pending: asked - accepted, accepted };
}

/** How many people an agreement asks today, and how many of those have accepted it, whoever wants to know. */
export const progressOf = async (db: Database, conductId: string, today: CalendarDate): Promise<Counts> => {
  const audience = await audienceOf(db, conductId, today);
  return countsOf(db, { conductId, today }, { audience, isCounted: isAsked(audience) });
};

interface Counting {
  readonly audience: Audience;
  readonly isCounted: SQL | undefined;
}

async function countsOf(
  db: Database,
  { conductId, today }: Pick<Question, 'conductId' | 'today'>,
  { audience, isCounted }: Counting,
): Promise<Counts> {
  const { from, personId } = peopleReadFor(audience, today);
  const [row] = await db
    .select({ asked: count(), accepted: count(acceptances.personId) })
    .from(from)
    .leftJoin(acceptances, and(eq(acceptances.conductId, conductId), eq(acceptances.personId, personId)))
    .where(isCounted);
  return row ?? { asked: 0, accepted: 0 };
}
