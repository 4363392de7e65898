import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { ReportField, ReportQuery } from '../report';
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

/** Where rows are looked for until they fill the page: in an order of people, those of the first come before those of all others. */
function sourcesOf(
  { from, fromPeople }: ReportQuery,
  { isOfRow }: ReportField,
  { firstPeople }: RowOrder,
  { after, limit }: PageAsked,
): readonly SQL[] {
  if (!fromPeople || !isOfRow) return [from];
  return [...[limit, limit * 10].map((people) => fromPeople(firstPeople(after, people))), from];
}

/** The rows behind a place in the order that is asked for. */
export async function readRows(db: Database, question: CheckedQuestion, page: PageAsked): Promise<ReadRow[]> {
  const { report, query, conditions } = question;
  const sortedBy = fieldNamed(question.fields, page.sort || report.sort.field);
  const order = rowOrder(sortedBy, page.sort ? page.direction : report.sort.direction, query.key);
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
  for (const from of sourcesOf(query, sortedBy, order, page)) {
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
