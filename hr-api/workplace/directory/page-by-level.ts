import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { OrgLevel } from '../../../lib/contract/people/organisation-levels';
import { LEVEL_COLUMN } from '../../people/organisation/filter/is-chosen';
import { READ_LEVEL } from '../../people/organisation/filter/org-names';
import { employments, persons } from '../../people/tables';
import { peopleOn, type DirectoryReader } from './listed-people';
import { isBehind, namesOf, pageByName, type LastPerson, type NamesAsked } from './page-of-people';

type Last = LastPerson & { readonly place: string | null };

/** The codes of a level as the reader's language sorts their names. */
async function sortedCodes({ db, language }: DirectoryReader, level: OrgLevel, asked: NamesAsked): Promise<string[]> {
  const { compare } = new Intl.Collator(language);
  const rows = (await READ_LEVEL[level](db, language, asked.on)).sort((one, other) => compare(one.Name, other.Name));
  const codes = rows.map(({ Code }) => Code);
  return asked.direction === 'asc' ? codes : codes.reverse();
}

const arrayOf = (codes: readonly string[]): SQL =>
  sql`array[${sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  )}]::text[]`;

/**
 * The employments of a page by a level of the organisation, and by name within it. Those without a place stand behind all others.
 *
 * Where nobody is left out, the database goes from place to place and stops where the page is full. Where some are, it cannot know in
 * which places it would look for long in vain, so it finds all of them first, and puts those of the places in order that fill the page.
 */
export async function pageByLevel(
  reader: DirectoryReader,
  level: OrgLevel,
  asked: NamesAsked,
  last: Last | null,
): Promise<string[]> {
  const codes = await sortedCodes(reader, level, asked);
  if (asked.where) return sortedPage(reader, codes, level, asked, last);
  const isUnplaced = last !== null && last.place === null;
  const placed = isUnplaced ? [] : await placedPage(reader, codes, level, asked, last);
  if (placed.length === asked.limit) return placed;
  const rest = { ...asked, where: isNull(LEVEL_COLUMN[level]), limit: asked.limit - placed.length };
  return [...placed, ...(await pageByName(reader.db, rest, isUnplaced ? last : null))];
}

async function sortedPage(
  { db }: DirectoryReader,
  codes: readonly string[],
  level: OrgLevel,
  asked: NamesAsked,
  last: Last | null,
): Promise<string[]> {
  const to = asked.direction === 'asc' ? sql`asc` : sql`desc`;
  const unplaced = codes.length + 1;
  const at = sql`coalesce(array_position(${arrayOf(codes)}, ${LEVEL_COLUMN[level]}), ${unplaced})`;
  const index = last?.place ? codes.indexOf(last.place) : -1;
  const lastAt = last === null ? 0 : index < 0 ? unplaced : index + 1;
  const name = sql`searchable(name)`;
  const isFurther = last
    ? sql`and (at > ${lastAt} or ${isBehind(last, asked.direction, { name, id: sql`person` })})`
    : sql``;
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (
      select ${employments.id} as id, ${persons.id} as person, ${persons.name} as name, ${at} as at
      from ${peopleOn(asked.on)} where ${and(asked.where, sql`${at} >= ${lastAt}`)}
    ), filling as (
      select at, sum(count(*)) over (order by at) as people from found where at > ${lastAt} group by at
    )
    select id from found
    where at <= coalesce((select min(at) from filling where people >= ${asked.limit}), ${unplaced}) ${isFurther}
    order by at, ${name} ${to}, person ${to} limit ${asked.limit}`);
  return rows.map(({ id }) => id);
}

async function placedPage(
  { db }: DirectoryReader,
  all: readonly string[],
  level: OrgLevel,
  asked: NamesAsked,
  last: Last | null,
): Promise<string[]> {
  const codes = last?.place ? all.slice(Math.max(all.indexOf(last.place), 0)) : all;
  if (codes.length === 0) return [];
  const isFurther = last ? sql`(place.at > 1 or ${isBehind(last, asked.direction)})` : undefined;
  const people = namesOf({ ...asked, where: and(eq(LEVEL_COLUMN[level], sql`place.code`), isFurther) });
  const to = asked.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select people.id from (
      select code, at from unnest(${arrayOf(codes)}) with ordinality as place (code, at) order by at
    ) as place cross join lateral (${people}) as people
    order by place.at, people.name ${to}, people.person ${to} limit ${asked.limit}`);
  return rows.map(({ id }) => id);
}
