import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { dayOrderOf, type DayOrder } from '../../../platform/table-files/reading/day-order';
import type { ImportKind } from '../import-kind';
import { importRows, type Import } from '../tables';

const MOST_DAYS = 20_000;

/** In which order numbers of days stand in each column of days: as it was said, else as all values of the column show together. */
export async function dayOrdersOf(db: Database, record: Import, kind: ImportKind, said: string) {
  const orders = new Map<string, DayOrder>();
  for (const { key, type } of kind.columns) {
    if (type !== 'day') continue;
    const mapped = record.mapping.find(({ column }) => column === key);
    if (said) orders.set(key, said as DayOrder);
    else if (mapped) orders.set(key, await orderIn(db, record.id, mapped.position));
    else orders.set(key, 'none');
  }
  return orders;
}

async function orderIn(db: Database, importId: string, position: number): Promise<DayOrder> {
  const text = sql<string>`${importRows.cells} ->> ${position}::int`;
  const rows = await db
    .selectDistinct({ text })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .limit(MOST_DAYS);
  return dayOrderOf(rows.flatMap(({ text: one }) => (one ? [one] : [])));
}
