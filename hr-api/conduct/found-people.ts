import { and, asc, eq, exists, notExists, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Actor } from '../call';
import type { Database } from '../db/database';
import type { CalendarDate } from '../people/dates';
import { assignments, employments, persons } from '../people/tables';
import { visibleTo } from '../people/visibility';
import { holding } from '../search/found';
import { assignedOn, audienceOf, employedOn, isAsked, type Audience } from './audience';
import { acceptances } from './tables';

export type Reader = Pick<Actor, 'accountId' | 'roleCode' | 'personId' | 'employmentId'>;

export interface Question {
  readonly conductId: string;
  readonly reader: Reader;
  readonly today: CalendarDate;
  readonly search?: string;
}

export interface PageQuestion extends Question {
  readonly state: 'all' | 'pending' | 'accepted';
  /** The position of the last row that is there already; empty for none. */
  readonly after: string;
  readonly limit: number;
}

/** So many people for each that is wanted are looked at by name, first few, then more, before everybody is. */
const WALKS = [3, 20];

export const sortName = sql`searchable(${persons.name})`;

/** Somebody's acceptance of an agreement, as a subquery of the query on `persons`. */
export const acceptanceOf = (conductId: string) =>
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(acceptances)
    .where(and(eq(acceptances.conductId, conductId), eq(acceptances.personId, persons.id)));

const holdsWords = ({ search = '' }: Question) => {
  const words = search.normalize('NFKC').trim();
  return words ? sql`${persons.searchText} like ${holding(words)}` : undefined;
};

/** Those who are asked and whom the reader may see, as a condition on `persons` with today's employment and assignment. */
export function shownPeople(question: Question, audience: Audience, reading: 'many' | 'one' = 'many'): SQL {
  const { reader, today } = question;
  return and(isAsked(audience), visibleTo(reader, today, reading), holdsWords(question)) as SQL;
}

const isOfState = ({ state, conductId }: PageQuestion) =>
  state === 'all' ? undefined : (state === 'accepted' ? exists : notExists)(acceptanceOf(conductId));

const isBehind = ({ after }: PageQuestion) =>
  after
    ? sql`(${sortName}, ${persons.id}) > (select searchable(last.name), last.id from ${persons} last where last.id::text = ${after})`
    : undefined;

/**
 * The people of a page, by name. The database cannot know how many of those who come next by name belong on it: where that is
 * most of them, as right after publishing, a walk along the names soon fills the page; where they are few among many, everybody
 * is looked at once instead.
 */
export async function foundPeople(db: Database, question: PageQuestion): Promise<string[]> {
  const audience = await audienceOf(db, question.conductId);
  for (const walk of WALKS) {
    const near = await walkedPeople(db, question, { audience, most: walk * question.limit });
    if (near.length === question.limit) return near;
  }
  return gatheredPeople(db, question, audience);
}

interface Walk {
  readonly audience: Audience;
  readonly most: number;
}

async function walkedPeople(db: Database, question: PageQuestion, { audience, most }: Walk): Promise<string[]> {
  const walked = db
    .select()
    .from(persons)
    .where(and(isBehind(question), holdsWords(question)))
    .orderBy(sortName, asc(persons.id))
    .limit(most)
    .as('persons');
  const employment = db.select().from(employments).where(employedOn(question.today)).limit(1).as('employments');
  const assignment = db.select().from(assignments).where(assignedOn(question.today)).limit(1).as('assignments');
  const rows = await db
    .select({ id: walked.id })
    .from(walked)
    .leftJoinLateral(employment, sql`true`)
    .leftJoinLateral(assignment, sql`true`)
    .where(and(shownPeople({ ...question, search: '' }, audience, 'one'), isOfState(question)))
    .orderBy(sortName, asc(walked.id))
    .limit(question.limit);
  return rows.map(({ id }) => id);
}

async function gatheredPeople(db: Database, question: PageQuestion, audience: Audience): Promise<string[]> {
  const all = new QueryBuilder()
    .select({ id: persons.id })
    .from(persons)
    .leftJoin(employments, employedOn(question.today))
    .leftJoin(assignments, assignedOn(question.today))
    .where(and(shownPeople(question, audience), isOfState(question)));
  const rows = await db
    .select({ id: persons.id })
    .from(persons)
    .where(and(sql`${persons.id} = any(array(${all}))`, isBehind(question)))
    .orderBy(sortName, asc(persons.id))
    .limit(question.limit);
  return rows.map(({ id }) => id);
}
