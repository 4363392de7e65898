import { sql, type SQL } from 'drizzle-orm';
import { persons } from '../../../people/tables';
import { isCalendarDate, isInstant } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import type { ReportField } from '../report';

/** What rows are sorted by, empty values first, and how a place in that order is written and read again. */
interface Order {
  readonly by: SQL;
  readonly placeOf: (text: string) => SQL;
}

const refuse = () => new ApiError('bad_request', { message: 'The report has no such position' });

function orderOf({ type, value, order }: ReportField): Order {
  switch (type) {
    case 'text':
      return { by: order ?? sql`searchable(coalesce(${value}, ''))`, placeOf: (text) => sql`${text}::text` };
    case 'date':
      return { by: sql`coalesce(${value}, '0001-01-01'::date)`, placeOf: (text) => sql`${dayIn(text)}::date` };
    case 'instant':
      if (order) return { by: order, placeOf: (text) => sql`${instantIn(text)}::timestamptz` };
      return {
        by: sql`coalesce(extract(epoch from ${value}), -1)`,
        placeOf: (text) => sql`${numberIn(text)}::numeric`,
      };
    case 'boolean':
      return { by: sql`coalesce(${value}, false)::int`, placeOf: (text) => sql`${numberIn(text)}::numeric` };
    case 'number':
      return {
        by: order ?? sql`coalesce((${value})::numeric, -1e15)`,
        placeOf: (text) => sql`${numberIn(text)}::numeric`,
      };
  }
}

const NUMBER = /^-?\d{1,30}(?:\.\d{1,30})?$/;

function numberIn(text: string): string {
  if (!NUMBER.test(text)) throw refuse();
  return text;
}

function instantIn(text: string): string {
  if (!isInstant(text)) throw refuse();
  return text;
}

function dayIn(text: string): string {
  if (!isCalendarDate(text)) throw refuse();
  return text;
}

/** Where a row stands: what it is sorted by and its key. */
export const formatPosition = (place: { by: string; key: string }): string =>
  Buffer.from(JSON.stringify([place.by, place.key])).toString('base64url');

function readPosition(position: string): [string, string] {
  try {
    const read: unknown = JSON.parse(Buffer.from(position, 'base64url').toString());
    if (
      Array.isArray(read) &&
      read.length === 2 &&
      read.every((part) => typeof part === 'string' && !part.includes('\0'))
    )
      return read as [string, string];
  } catch {
    // What is no JSON is no position either.
  }
  throw refuse();
}

export interface RowOrder {
  readonly by: SQL;
  readonly orderBy: SQL;
  /** Behind a place that `formatPosition` wrote; undefined for the first row. */
  readonly after: (position: string) => SQL | undefined;
  /** What the row at such a place is sorted by, as a text; undefined for the first row. */
  readonly placeAt: (position: string) => string | undefined;
  /** Picks the first so many people who are at that place or behind it, by a field that says something of them. */
  readonly firstPeople: (position: string, people: number) => SQL;
}

/** The order of a field, rows that are alike in it by their keys. */
export function rowOrder(field: ReportField, direction: 'asc' | 'desc', key: SQL): RowOrder {
  const { by, placeOf } = orderOf(field);
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const isFurther = direction === 'asc' ? sql`>` : sql`<`;
  return {
    by,
    orderBy: sql`${by} ${way}, (${key})::text ${way}`,
    after: (position) => {
      if (position === '') return undefined;
      const [place, last] = readPosition(position);
      return sql`(${by}, (${key})::text) ${isFurther} (${placeOf(place)}, ${last}::text)`;
    },
    placeAt: (position) => (position === '' ? undefined : readPosition(position)[0]),
    firstPeople: (position, people) => {
      const isThere = position === '' ? sql`` : sql`and ${by} ${isFurther}= ${placeOf(readPosition(position)[0])}`;
      return sql`${isThere} order by ${by} ${way}, ${persons.id} ${way} limit ${people}`;
    },
  };
}
