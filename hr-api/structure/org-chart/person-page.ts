import { sql, type SQL } from 'drizzle-orm';
import type { ChartReader } from './chart-reader';

export interface BranchPage {
  /** The code of the person that the page before ended with; empty for the first. */
  readonly after: string;
  /** One who comes too, wherever they stand; empty for nobody. */
  readonly also: string;
  readonly size: number;
}

export interface PersonPage {
  /** Employments, in the order of the branch. */
  readonly ids: readonly string[];
  readonly hasMore: boolean;
  /** The code of the last one, without whoever came too. */
  readonly last: string;
}

/**
 * One page of people by rank and name. `people` is a query of `id`, `code`, `name` and `rank` of all of them, which may begin with
 * queries of its own.
 */
export async function readPage({ db }: ChartReader, page: BranchPage, people: SQL): Promise<PersonPage> {
  const isFurther = page.after
    ? sql`where (rank, name, id) > (select rank, name, id from branch where code = ${page.after})`
    : sql``;
  const { rows } = await db.execute<{ id: string; code: string }>(sql`
    with branch as (${people})
    select id, code from branch ${isFurther} order by rank, name, id limit ${page.size + 1}`);
  const shown = rows.slice(0, page.size);
  const hasMore = rows.length > page.size;
  const last = shown.at(-1)?.code ?? '';
  if (!page.also || !hasMore || shown.some(({ code }) => code === page.also))
    return { ids: shown.map(({ id }) => id), hasMore, last };
  const { rows: also } = await db.execute<{ id: string }>(sql`
    with branch as (${people}) select id from branch where code = ${page.also}`);
  return { ids: [...shown, ...also].map(({ id }) => id), hasMore, last };
}
