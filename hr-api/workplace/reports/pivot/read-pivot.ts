import { and, sql } from 'drizzle-orm';
import type { ReplyFor } from '../../../../lib/contract/all';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import type { CheckedQuestion } from '../rows/question';
import type { PivotFields } from './check-pivot';
import { groupKey, groupsOf } from './groups';

/** So many groups are told apart, the largest; the rest is added up as others. */
const MAX_ROWS = 200;
const MAX_COLUMNS = 30;

type Found = { row: string | null; column: string | null; total: number };

/** The rows of a question counted or added up by one or two fields. */
export async function readPivot(
  db: Database,
  { query, conditions }: CheckedQuestion,
  { row, column, value }: PivotFields,
  language: Language,
): Promise<ReplyFor<'readReportPivot'>> {
  const where = and(query.where, ...conditions);
  const { rows } = await db.execute<Found>(sql`
    with base as materialized (
      select ${groupKey(row)} as r, ${column ? groupKey(column) : sql`''::text`} as c,
        ${value ? sql`coalesce((${value.value})::numeric, 0)` : sql`1`} as amount
      from ${query.from} ${where ? sql`where ${where}` : sql``}
    ),
    by_row as (select r, row_number() over (order by count(*) desc, r) as place from base group by r),
    by_column as (select c, row_number() over (order by count(*) desc, c) as place from base group by c)
    select case when by_row.place <= ${MAX_ROWS} then base.r end as "row",
      case when by_column.place <= ${MAX_COLUMNS} then base.c end as "column", sum(base.amount)::float8 as "total"
    from base join by_row using (r) join by_column using (c) group by 1, 2`);
  const groups = await groupsOf(row, new Set(rows.map((found) => found.row)), language);
  const columns = column ? await groupsOf(column, new Set(rows.map((found) => found.column)), language) : [];
  const totals = new Map(rows.map((found) => [keyOf(found.row, found.column), found.total]));
  const valueOf = ({ Kind, Value }: (typeof groups)[number]) => (Kind === 'others' ? null : Value);
  return {
    Rows: groups,
    Columns: columns,
    Cells: groups.map((one) =>
      (column ? columns.map(valueOf) : ['']).map((of) => Number(totals.get(keyOf(valueOf(one), of)) ?? 0)),
    ),
  };
}

const keyOf = (row: string | null, column: string | null) => JSON.stringify([row, column]);
