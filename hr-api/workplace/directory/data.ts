import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { MAX_COUNTED, type DirectoryPerson, type DirectoryFilter } from '../../../lib/contract/people/directory';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import { textsOf } from '../../platform/texts/data';
import { placeOf } from '../../people/colleagues';
import { asOn } from '../../people/effective-dates';
import { hasPhoto } from '../../people/photo';
import { assignments, employments, persons, reportingLines } from '../../people/tables';
import { seesEveryone, unitsBelow, visibleTo } from '../../people/visibility';
import { likeContains } from '../../platform/db/like';

type Reader = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

interface Page extends DirectoryFilter {
  readonly Sort: 'name' | 'unit' | 'location';
  readonly Direction: 'asc' | 'desc';
  readonly After: string;
  readonly PageSize: number;
}

/** Who works here today and may be named to the reader, as far as a filter wants them. Whoever sees everyone is not asked of each. */
async function isListed({ actor, db, now }: Reader, filter: Partial<DirectoryFilter> = {}): Promise<SQL | undefined> {
  const today = dayOf(now);
  const { Search, UnitCode, LocationCode } = filter;
  return and(
    Search ? sql`${persons.searchText} like ${likeContains(Search)}` : undefined,
    UnitCode ? sql`${assignments.unitCode} in ${unitsBelow(sql`select ${UnitCode}::text`)}` : undefined,
    LocationCode ? eq(assignments.locationCode, LocationCode) : undefined,
    (await seesEveryone(db, actor, today)) ? undefined : await isNamed({ actor, db }, today),
  );
}

/**
 * `namedTo` for very many at once, of whom the query knows where they are assigned: the reader's business and those above and below them
 * are looked up once, and a role that sees nobody else is not asked of each. A test holds both to the same people.
 */
async function isNamed({ actor, db }: Pick<Reader, 'actor' | 'db'>, today: CalendarDate): Promise<SQL | undefined> {
  const { employmentId, personId, scopes } = actor;
  const place = employmentId ? await placeOf(db, employmentId, today) : null;
  const isLine = sql`from ${reportingLines} where ${asOn(reportingLines, today)} and`;
  return or(
    place ? eq(assignments.businessCode, place.businessCode) : undefined,
    employmentId
      ? sql`${employments.id} = any(array(
          select ${reportingLines.leaderId} ${isLine} ${reportingLines.employmentId} = ${employmentId}
          union select ${reportingLines.employmentId} ${isLine} ${reportingLines.leaderId} = ${employmentId}))`
      : undefined,
    scopes.some((scope) => scope !== 'self') ? visibleTo(actor, today) : eq(persons.id, personId),
  );
}

const isEmployed = (today: string) => and(eq(employments.personId, persons.id), asOn(employments, today));
const isAssigned = (today: string) => and(eq(assignments.employmentId, employments.id), asOn(assignments, today));

/** One page of the directory, found by the person that the page before ended with. */
export async function listPeople(reader: Reader, page: Page): Promise<DirectoryPerson[]> {
  const { db, now, language } = reader;
  const today = dayOf(now);
  const units = textsOf('unit', language, 'unit_texts');
  const locations = textsOf('location', language, 'location_texts');
  const columns = {
    KeyCode: employments.code,
    Name: persons.name,
    Empid: sql<string>`coalesce(${persons.empid}, '')`,
    HasPhoto: hasPhoto,
    Unit_Name: sql<string>`coalesce(${units.name}, '')`,
    Location_Name: sql<string>`coalesce(${locations.name}, '')`,
  };
  const people = db
    .select(columns)
    .from(persons)
    .innerJoin(employments, isEmployed(today))
    .leftJoin(assignments, isAssigned(today))
    .leftJoin(units, eq(units.code, assignments.unitCode))
    .leftJoin(locations, eq(locations.code, assignments.locationCode));
  const first = { name: [], unit: [columns.Unit_Name], location: [columns.Location_Name] }[page.Sort];
  const keys = [...first, sql`searchable(${persons.name})`, sql`${persons.id}`];
  const isAscending = page.Direction === 'asc';
  const isFurther = isAscending ? sql`>` : sql`<`;
  const last = sql`(select ${sql.join(keys, sql`, `)} from ${persons}
    join ${employments} on ${employments.personId} = ${persons.id}
    left join ${assignments} on ${isAssigned(today)}
    left join ${units} on ${units.code} = ${assignments.unitCode}
    left join ${locations} on ${locations.code} = ${assignments.locationCode}
    where ${employments.code} = ${page.After})`;
  return people
    .where(
      and(
        await isListed(reader, page),
        page.After ? sql`(${sql.join(keys, sql`, `)}) ${isFurther} ${last}` : undefined,
      ),
    )
    .orderBy(...keys.map(isAscending ? asc : desc))
    .limit(page.PageSize);
}

/** How many a filter finds, up to one more than are counted. */
export async function countPeople(reader: Reader, filter: DirectoryFilter): Promise<number> {
  const today = dayOf(reader.now);
  const found = reader.db
    .select({ id: persons.id })
    .from(persons)
    .innerJoin(employments, isEmployed(today))
    .leftJoin(assignments, isAssigned(today))
    .where(await isListed(reader, filter))
    .limit(MAX_COUNTED + 1)
    .as('found');
  const [row] = await reader.db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

/** Where those work whom the directory shows, as codes of units and places. */
export async function listPlaces(reader: Reader): Promise<{ units: Set<string>; locations: Set<string> }> {
  const today = dayOf(reader.now);
  const rows = await reader.db
    .selectDistinct({ unit: assignments.unitCode, location: assignments.locationCode })
    .from(persons)
    .innerJoin(employments, isEmployed(today))
    .innerJoin(assignments, isAssigned(today))
    .where(await isListed(reader));
  return { units: new Set(rows.map(({ unit }) => unit)), locations: new Set(rows.map(({ location }) => location)) };
}
