import { and, asc, eq, exists, notExists, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { assignments, employments, persons } from '../../people/tables';
import { seesEveryone, visibleTo, type Viewer } from '../../people/visibility';
import { likeContains } from '../../platform/db/like';
import { assignedOn, audienceOf, employedOn, isAsked, peopleReadFor, type Audience } from '../audience';
import { acceptances } from '../tables';

export type Reader = Pick<Actor, 'accountId' | 'roleCode' | 'personId' | 'employmentId' | 'grantDay'> &
  Pick<Viewer, 'scopes'>;

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

/** Whom an agreement asks, and whom of them the reader may see: null for everyone. */
interface Scope {
  readonly audience: Audience;
  readonly visible: Reader | null;
}

/** So many people for each that is wanted are looked at by name: first few, then more where those few promise enough. */
const [FIRST_FACTOR, NEXT_FACTOR] = [3, 20] as const;

const POSITION = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const sortName = sql`searchable(${persons.name})`;

/** Somebody's acceptance of an agreement, as a subquery of a query that knows them by this column. */
export const acceptanceOf = (
  conductId: string,
  personId: typeof persons.id | typeof employments.personId = persons.id,
) =>
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(acceptances)
    .where(and(eq(acceptances.conductId, conductId), eq(acceptances.personId, personId)));

export const matchesSearch = ({ search = '' }: Question) => {
  const text = search.normalize('NFKC').trim();
  return text ? sql`${persons.searchText} like ${likeContains(text)}` : undefined;
};

export const scopeOf = async (db: Database, { conductId, reader, today }: Question): Promise<Scope> => ({
  audience: await audienceOf(db, conductId, today),
  visible: (await seesEveryone(db, reader, today)) ? null : reader,
});

/** Those who are asked and whom the reader may see, as a condition on what `isAsked` looks at. */
export const isVisibleMember = ({ audience, visible }: Scope, today: CalendarDate, reading: 'many' | 'one' = 'many') =>
  and(isAsked(audience), visible ? visibleTo(visible, today, reading) : undefined);

const isOfState = ({ state, conductId }: PageQuestion, personId?: Parameters<typeof acceptanceOf>[1]) =>
  state === 'all' ? undefined : (state === 'accepted' ? exists : notExists)(acceptanceOf(conductId, personId));

function isAfterCursor({ after }: PageQuestion): SQL | undefined {
  if (after === '') return undefined;
  if (!POSITION.test(after)) return sql`false`;
  return sql`(${sortName}, ${persons.id}) > (select searchable(last.name), last.id from ${persons} last where last.id = ${after})`;
}

/**
 * The people of a page, by name. The database cannot know how many of those who come next by name belong on it: where that is
 * most of them, as right after publishing, a walk along the names soon fills the page; where they are few among many, all who
 * belong on any page are gathered first.
 */
export async function findPeople(db: Database, question: PageQuestion): Promise<string[]> {
  const { limit } = question;
  const scope = await scopeOf(db, question);
  const near = await scanPeople(db, question, { ...scope, scanLimit: FIRST_FACTOR * limit });
  if (near.length === limit) return near;
  if (near.length * NEXT_FACTOR > FIRST_FACTOR * limit) {
    const further = await scanPeople(db, question, { ...scope, scanLimit: NEXT_FACTOR * limit });
    if (further.length === limit) return further;
  }
  return collectPeople(db, question, scope);
}

interface ScanOptions extends Scope {
  readonly scanLimit: number;
}

async function scanPeople(
  db: Database,
  question: PageQuestion,
  { scanLimit, ...scope }: ScanOptions,
): Promise<string[]> {
  const { today, limit } = question;
  const walked = db
    .select({ id: persons.id, name: persons.name })
    .from(persons)
    .where(and(isAfterCursor(question), matchesSearch(question)))
    .orderBy(sortName, asc(persons.id))
    .limit(scanLimit)
    .as('persons');
  const employment = db.select().from(employments).where(employedOn(today)).limit(1).as('employments');
  const assignment = db.select().from(assignments).where(assignedOn(today)).limit(1).as('assignments');
  const rows = await db
    .select({ id: walked.id })
    .from(walked)
    .leftJoinLateral(employment, sql`true`)
    .leftJoinLateral(assignment, sql`true`)
    .where(and(isVisibleMember(scope, today, 'one'), isOfState(question)))
    .orderBy(sortName, asc(walked.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * The names are gone along with all the gathered at hand, which takes far less than to bring those into order. As the elements of
 * an array, they are at hand however many the planner takes them for.
 */
async function collectPeople(db: Database, question: PageQuestion, scope: Scope): Promise<string[]> {
  const { today, limit } = question;
  const { from, personId } = peopleReadFor(scope.audience, today);
  const all = sql`select ${personId} from ${from} where ${and(isVisibleMember(scope, today), isOfState(question, personId))}`;
  const isGathered = sql`(${persons.id} in (select unnest(array(${all})))) is true`;
  const rows = await db
    .select({ id: persons.id })
    .from(persons)
    .where(and(isGathered, matchesSearch(question), isAfterCursor(question)))
    .orderBy(sortName, asc(persons.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
