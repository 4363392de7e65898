import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PersonNamed } from '../../../lib/contract/changes/shapes';
import type { Actor, CallContext } from '../../platform/calls/call';
import type { Database } from '../../platform/db/database';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { accounts } from '../../people/accounts/tables';
import { changes } from '../../people/changes/tables';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { employments, persons } from '../../people/tables';
import { listNameable } from '../../people/visible-employment';
import { visibleTo } from '../../people/visibility';

interface Wanted {
  readonly ids: readonly (string | null)[];
  readonly today: CalendarDate;
}

const NOBODY: PersonNamed = { Name: '', Empid: '', KeyCode: '', HasPhoto: false };
const named = { Name: persons.name, Empid: sql<string>`coalesce(${persons.empid}, '')`, HasPhoto: hasPhoto };
const known = (ids: Wanted['ids']) => [...new Set(ids.filter((id) => id !== null))];

type Row = Omit<PersonNamed, 'KeyCode'> & { readonly id: string; readonly code: string | null };

async function namer(db: Database, actor: Actor, today: CalendarDate, rows: readonly Row[]) {
  const codes = rows.flatMap(({ code }) => code ?? []);
  const nameable = await listNameable(db, actor, { codes, today });
  const people = new Map(
    rows.map(({ id, code, ...person }): [string, PersonNamed] => {
      const isKnown = code !== null && nameable.has(code);
      return [id, { ...person, KeyCode: isKnown ? code : '', HasPhoto: isKnown && person.HasPhoto }];
    }),
  );
  return (id: string) => people.get(id) ?? NOBODY;
}

/** Names employments; without a key whom the reader may not know. */
export async function nameEmployments(db: Database, actor: Actor, { ids, today }: Wanted) {
  const rows = await db
    .select({ id: employments.id, code: employments.code, ...named })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(inArray(employments.id, known(ids)));
  return namer(db, actor, today, rows);
}

/** Names whom accounts belong to, by their employment of today. */
export async function nameAccounts(db: Database, actor: Actor, { ids, today }: Wanted) {
  const rows = await db
    .select({ id: accounts.id, code: employments.code, ...named })
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .leftJoin(employments, and(eq(employments.personId, persons.id), asOn(employments, today)))
    .where(inArray(accounts.id, known(ids)));
  return namer(db, actor, today, rows);
}

/** How many people are named of each move. */
const NAMED = 3;

interface MovedPeople {
  readonly first: PersonNamed[];
  readonly from: { readonly ownerId: string | null; readonly count: number }[];
}

/** Of each move the first people by name whom the reader sees, and with whom those were before. */
export async function peopleOfMoves(
  { actor, db, now }: Pick<CallContext, 'actor' | 'db' | 'now'>,
  batches: readonly string[],
): Promise<ReadonlyMap<string, MovedPeople>> {
  const isSeen = and(inArray(changes.batch, [...batches]), visibleTo(actor, dayOf(now), 'one'));
  const place = sql<number>`row_number() over (partition by ${changes.batch} order by searchable(${persons.name}), ${persons.id})`;
  const ranked = db
    .select({
      batch: changes.batch,
      code: employments.code,
      place: place.as('place'),
      Name: persons.name,
      Empid: named.Empid.as('empid'),
      HasPhoto: sql<boolean>`${hasPhoto}`.as('has_photo'),
    })
    .from(changes)
    .innerJoin(employments, eq(employments.id, changes.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(isSeen)
    .as('ranked');
  const people = await db
    .select({
      batch: ranked.batch,
      KeyCode: ranked.code,
      Name: ranked.Name,
      Empid: ranked.Empid,
      HasPhoto: ranked.HasPhoto,
    })
    .from(ranked)
    .where(sql`${ranked.place} <= ${NAMED}`)
    .orderBy(asc(ranked.place));
  const owners = await db
    .select({
      batch: changes.batch,
      ownerId: sql<string | null>`${changes.before} ->> 'owner_id'`,
      count: sql<number>`count(*)::int`,
    })
    .from(changes)
    .innerJoin(employments, eq(employments.id, changes.employmentId))
    .where(isSeen)
    .groupBy(changes.batch, sql`${changes.before} ->> 'owner_id'`)
    .orderBy(sql`count(*) desc`);
  return new Map(
    batches.map((batch) => [
      batch,
      {
        first: people.filter((row) => row.batch === batch).map(({ batch: _, ...person }) => person),
        from: owners.filter((row) => row.batch === batch).map(({ ownerId, count }) => ({ ownerId, count })),
      },
    ]),
  );
}
