import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../../platform/dates';
import type { ReportField, ReportSpan, RowsByDays } from '../report';
import { fieldNamed, type CheckedQuestion } from './question';
import { rowOrder, type RowOrder } from './order';

/** A date is `YYYY-MM-DD`, an instant its milliseconds; an option is its code. */
export type Cell = string | number | boolean | null;

export interface ReadRow {
  readonly key: string;
  /** What the row's own page is opened with; empty where it has none. */
  readonly code: string;
  /** What it is sorted by. */
  readonly by: string;
  readonly cells: readonly Cell[];
}

/** As both drivers answer it alike. */
const WIRE = {
  text: (value: SQL) => sql`(${value})::text`,
  number: (value: SQL) => sql`(${value})::float8`,
  date: (value: SQL) => sql`to_char(${value}, 'YYYY-MM-DD')`,
  instant: (value: SQL) => sql`round(date_part('epoch', ${value}) * 1000)`,
  boolean: (value: SQL) => sql`(${value})::boolean`,
} satisfies Record<ReportField['type'], (value: SQL) => SQL>;

export interface PageAsked {
  readonly fields: readonly ReportField[];
  /** A field by its name; empty for the report's own order. */
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly after: string;
  readonly limit: number;
}

type Days = Pick<ReportSpan, 'from' | 'to'>;

/** As many days are looked at first, and then as many, before all of a span. */
const FIRST_DAYS = [7, 90];

const ANY_DAYS = { from: '0001-01-01', to: '9999-12-31' };

/** The days that are looked at first. A place is the reader's word: none is among them that the rows may not be of. */
function daysOf(
  { around }: RowsByDays,
  span: Days,
  direction: PageAsked['direction'],
  place: CalendarDate | undefined,
): Days[] {
  const all = around === undefined ? { from: span.from, to: span.to } : ANY_DAYS;
  return FIRST_DAYS.map((days) => {
    if (direction === 'desc') {
      const to = earlier(place ?? all.to, all.to);
      return { from: later(daysAfter(to, 1 - days), all.from), to };
    }
    const from = later(place ?? all.from, all.from);
    return { from, to: earlier(daysAfter(place ?? around ?? from, days - 1), all.to) };
  });
}

/**
 * Where rows are looked for until they fill the page: in an order of days, those of the first days come before all others, and in one of
 * people those of the first people. Where conditions leave out some of them, people are not looked for among the first.
 */
function sourcesOf(
  { query: { from, fromPeople, byDays }, span, conditions }: CheckedQuestion,
  { name, isOfRow }: ReportField,
  { firstPeople, placeAt }: RowOrder,
  { direction, after, limit }: PageAsked,
): readonly SQL[] {
  if (byDays?.field === name) return [...daysOf(byDays, span, direction, placeAt(after)).map(byDays.from), from];
  if (!fromPeople || !isOfRow || conditions.length > 0) return [from];
  return [...[limit, limit * 10].map((people) => fromPeople(firstPeople(after, people))), from];
}

const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);
const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);

/** The rows behind a place in the order that is asked for. */
export async function readRows(db: Database, question: CheckedQuestion, page: PageAsked): Promise<ReadRow[]> {
  const { report, query, conditions } = question;
  const sortedBy = fieldNamed(question.fields, page.sort || report.sort.field);
  const direction = page.sort ? page.direction : report.sort.direction;
  const order = rowOrder(sortedBy, direction, query.key);
  const columns = page.fields.map(({ type, value }, at) => sql`${WIRE[type](value)} as ${sql.identifier(`c${at}`)}`);
  const keys = [
    sql`(${query.key})::text as "key"`,
    sql`(${order.by})::text as "by"`,
    sql`${query.rowCode ?? sql`null`} as "code"`,
  ];
  const found = and(query.where, ...conditions, order.after(page.after));
  // Found among themselves first, a page of many rows is all that is joined to what shows it.
  const isOfRows = query.rowsFrom && sortedBy.isOfRow && conditions.length === 0;
  const where = isOfRows
    ? sql`${query.key} in (select ${query.key} from ${query.rowsFrom} ${found ? sql`where ${found}` : sql``}
        order by ${order.orderBy} limit ${page.limit})`
    : found;
  let rows: Record<string, Cell>[] = [];
  for (const from of sourcesOf(question, sortedBy, order, { ...page, direction })) {
    ({ rows } = await db.execute<Record<string, Cell>>(sql`
      select ${sql.join([...columns, ...keys], sql`, `)}
      from ${from} ${where ? sql`where ${where}` : sql``}
      order by ${order.orderBy} limit ${page.limit}`));
    if (rows.length === page.limit) break;
  }
  return rows.map((row) => ({
    key: String(row.key),
    code: String(row.code ?? ''),
    by: String(row.by),
    cells: page.fields.map((_, at) => row[`c${at}`] ?? null),
  }));
}
