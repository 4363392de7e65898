import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { importRows } from '../tables';

const NONE = { Rows: 0, New: 0, Changed: 0, Same: 0, Refused: 0, Written: 0, TakenBack: 0, InTheWay: 0 };
export type Counts = typeof NONE;

/** How many rows of some imports came to what. */
export async function countRows(db: Database, importIds: readonly string[]): Promise<(id: string) => Counts> {
  const { importId, outcome, state } = importRows;
  const rows =
    importIds.length === 0
      ? []
      : await db
          .select({ importId, outcome, state, count: sql<number>`count(*)::int` })
          .from(importRows)
          .where(inArray(importId, [...importIds]))
          .groupBy(importId, outcome, state);
  const counts = new Map<string, Counts>();
  const outcomes = { waiting: null, new: 'New', changed: 'Changed', same: 'Same', refused: 'Refused' } as const;
  const states = { '': null, written: 'Written', taken_back: 'TakenBack', in_the_way: 'InTheWay' } as const;
  for (const { importId: id, outcome: came, state: became, count } of rows) {
    const own = counts.get(id) ?? { ...NONE };
    own.Rows += count;
    for (const part of [outcomes[came], states[became]]) if (part) own[part] += count;
    counts.set(id, own);
  }
  return (id) => counts.get(id) ?? NONE;
}

/** How many rows of one import an outcome has. */
export const countOutcome = (db: Database, id: string, outcomes: readonly ('new' | 'changed' | 'refused')[]) =>
  db.$count(importRows, sql`${eq(importRows.importId, id)} and ${inArray(importRows.outcome, [...outcomes])}`);
