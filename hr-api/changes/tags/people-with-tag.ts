import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TagPeopleFilter } from '../../../lib/contract/changes/tags';
import type { TagPeopleSort } from '../../../lib/contract/changes/tag-rules';
import type { CallContext } from '../../platform/calls/call';
import type { CalendarDate } from '../../platform/dates';
import { likeContains } from '../../platform/db/like';
import { textsOf } from '../../platform/texts/data';
import { asOn } from '../../people/effective-dates';
import { companies } from '../../people/organisation/tables';
import { unitTextsOn } from '../../people/organisation/unit-texts';
import { hasPhoto } from '../../people/photo';
import { assignments, employments, personPhotos, persons } from '../../people/tables';
import { tagMembers } from '../../people/tags/tables';
import { seesEveryone, visibleTo } from '../../people/visibility';
import { asKnown } from './members-as-known';

type Reader = Pick<CallContext, 'actor' | 'db' | 'language'>;

export interface TagQuestion extends Pick<TagPeopleFilter, 'Search' | 'TagUserCode'> {
  readonly tagCode: number;
  readonly on: CalendarDate;
  /** The instant before which the record is asked what it said; null for now. */
  readonly knownBefore: Date | null;
  readonly today: CalendarDate;
}

interface Page {
  readonly sort: TagPeopleSort;
  readonly direction: 'asc' | 'desc';
  readonly after: string;
  readonly limit: number;
}

const owners = alias(employments, 'owners');
const ownerPersons = alias(persons, 'owner_persons');

/** Who of those whom the reader sees has the tag on the day, and works here then. */
async function isFound({ actor, db }: Reader, { tagCode, on, today, Search, TagUserCode }: TagQuestion) {
  return and(
    eq(tagMembers.tagCode, tagCode),
    asOn(tagMembers, on),
    asOn(employments, on),
    Search ? sql`${persons.searchText} like ${likeContains(Search)}` : undefined,
    TagUserCode ? eq(owners.code, TagUserCode) : undefined,
    (await seesEveryone(db, actor, today)) ? undefined : visibleTo(actor, today),
  );
}

/** A page of the people with a tag, found by the one that the page before ended with, where they stand on the day. */
export async function listPeopleWithTag(reader: Reader, question: TagQuestion, page: Page) {
  const { actor, db, language } = reader;
  const { on, today, knownBefore } = question;
  const [business, unit] = [textsOf('business', language, 'business_texts'), unitTextsOn(language, on, 'unit_texts')];
  const [location, level] = [
    textsOf('location', language, 'location_texts'),
    textsOf('level', language, 'level_texts'),
  ];
  const text = (column: SQL.Aliased<string> | typeof companies.name) => sql<string>`coalesce(${column}, '')`;
  const places = {
    business: text(business.name),
    company: text(companies.name),
    unit: text(unit.name),
    location: text(location.name),
    level: text(level.name),
  };
  const sorted = {
    ...{ name: null, empid: sql`coalesce(${persons.empid}, '')`, owner: sql`searchable(${ownerPersons.name})` },
    ...places,
  }[page.sort];
  const last = sql`searchable(${persons.name})`;
  const keys = [...(sorted ? [sorted] : []), last, sql`${employments.id}`];
  const people = (reading: Pick<Reader['db'], 'select'>) =>
    reading
      .select({
        code: employments.code,
        personId: persons.id,
        name: persons.name,
        empid: sql<string>`coalesce(${persons.empid}, '')`,
        hasPhoto,
        isActive: sql<boolean>`${asOn(employments, today)}`,
        since: tagMembers.validFrom,
        ownerCode: owners.code,
        ownerName: ownerPersons.name,
        ownerEmpid: sql<string>`coalesce(${ownerPersons.empid}, '')`,
        ownerHasPhoto: sql<boolean>`exists (select 1 from ${personPhotos} where ${personPhotos.personId} = ${ownerPersons.id})`,
        ...places,
        first: sql<string>`${sorted ?? sql`''`}`.as('first_key'),
        last: sql<string>`${last}`.as('last_key'),
        id: sql<string>`${employments.id}`.as('id_key'),
      })
      .from(tagMembers)
      .innerJoin(employments, eq(employments.id, tagMembers.employmentId))
      .innerJoin(persons, eq(persons.id, employments.personId))
      .innerJoin(owners, eq(owners.id, tagMembers.ownerId))
      .innerJoin(ownerPersons, eq(ownerPersons.id, owners.personId))
      .leftJoin(assignments, and(eq(assignments.employmentId, employments.id), asOn(assignments, on)))
      .leftJoin(companies, eq(companies.code, assignments.companyCode))
      .leftJoin(business, eq(business.code, assignments.businessCode))
      .leftJoin(unit, eq(unit.code, assignments.unitCode))
      .leftJoin(location, eq(location.code, assignments.locationCode))
      .leftJoin(level, eq(level.code, assignments.levelCode));
  const seen = people(db)
    .where(and(eq(employments.code, page.after), eq(tagMembers.tagCode, question.tagCode), asOn(tagMembers, on)))
    .as('seen');
  const seenKeys = [...(sorted ? [seen.first] : []), seen.last, sql`${seen.id}::uuid`];
  const lastSeen = sql`(select ${sql.join(seenKeys, sql`, `)} from ${seen})`;
  const isFurther = page.direction === 'asc' ? sql`>` : sql`<`;
  const order = page.direction === 'asc' ? asc : desc;
  const rows = await people(asKnown(db, knownBefore))
    .where(
      and(
        await isFound(reader, question),
        page.after ? sql`(${sql.join(keys, sql`, `)}) ${isFurther} ${lastSeen}` : undefined,
      ),
    )
    .orderBy(...keys.map(order))
    .limit(page.limit);
  return rows.map((row) => ({ ...row, isOwn: row.personId === actor.personId }));
}

export async function countPeopleWithTag(reader: Reader, question: TagQuestion): Promise<number> {
  const [row] = await asKnown(reader.db, question.knownBefore)
    .select({ count: sql<number>`count(*)::int` })
    .from(tagMembers)
    .innerJoin(employments, eq(employments.id, tagMembers.employmentId))
    .innerJoin(persons, eq(persons.id, employments.personId))
    .innerJoin(owners, eq(owners.id, tagMembers.ownerId))
    .where(await isFound(reader, question));
  return row?.count ?? 0;
}
