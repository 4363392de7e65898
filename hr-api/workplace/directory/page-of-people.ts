import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { employments, persons } from '../../people/tables';
import { peopleOn } from './listed-people';

export type Direction = 'asc' | 'desc';

/** Which people are wanted, in the order of their names. */
export interface NamesAsked {
  readonly on: CalendarDate;
  readonly where: SQL | undefined;
  readonly direction: Direction;
  readonly limit: number;
}

const byName = sql`searchable(${persons.name})`;

/** The person that a page ended with, as the page behind them is found. */
export interface LastPerson {
  readonly name: string;
  readonly id: string;
}

/** Whether a person comes behind another by name; `of` says where a query has name and id, if not in the table of persons. */
export const isBehind = (
  { name, id }: LastPerson,
  direction: Direction,
  of: { readonly name: SQL; readonly id: SQL } = { name: byName, id: sql`${persons.id}` },
): SQL => sql`(${of.name}, ${of.id}) ${direction === 'asc' ? sql`>` : sql`<`} (${name}::text, ${id}::uuid)`;

/** A query of `id`, `name` and `person`, so many at most, by name. */
export function namesOf({ on, where, direction, limit }: NamesAsked): SQL {
  const to = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`select ${employments.id} as id, ${byName} as name, ${persons.id} as person
    from ${peopleOn(on)} ${where ? sql`where ${where}` : sql``}
    order by ${byName} ${to}, ${persons.id} ${to} limit ${limit}`;
}

/** Name, id and a code of the place of who has an employment; null where nobody has. */
export async function lastPerson(
  db: Database,
  { code, on, place }: { readonly code: string; readonly on: CalendarDate; readonly place: SQL },
): Promise<(LastPerson & { readonly place: string | null }) | null> {
  const { rows } = await db.execute<{ name: string; id: string; place: string | null }>(sql`
    select ${byName} as name, ${persons.id} as id, ${place} as place
    from ${peopleOn(on)} where ${employments.code} = ${code}`);
  return rows[0] ?? null;
}

/** The employments of a page by name. */
export async function pageByName(db: Database, asked: NamesAsked, last: LastPerson | null): Promise<string[]> {
  const where = and(asked.where, last ? isBehind(last, asked.direction) : undefined);
  const { rows } = await db.execute<{ id: string }>(namesOf({ ...asked, where }));
  return rows.map(({ id }) => id);
}
