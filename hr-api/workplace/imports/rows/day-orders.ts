import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { dayOrderOf } from '../../../platform/table-files/reading/days/day-order';
import type { DayOrder } from '../../../platform/table-files/reading/days/read-day';
import type { ImportKind } from '../import-kind';
import { importRows, type Import } from '../tables';

const MOST_DAYS = 20_000;

/** In which order numbers of days stand: as it was said, else as all values of a column show together; by column. */
export async function dayOrdersOf(db: Database, record: Import, kind: ImportKind): Promise<Record<string, DayOrder>> {
  const said = record.options['DayOrder'] ?? '';
  const orders: Record<string, DayOrder> = {};
  for (const { key, type } of kind.columns) {
    if (type !== 'day') continue;
    const mapped = record.mapping.find(({ column }) => column === key);
    if (said) orders[key] = said as DayOrder;
    else orders[key] = mapped ? await orderIn(db, record.id, mapped.position) : 'none';
  }
  return orders;
}

async function orderIn(db: Database, importId: string, position: number): Promise<DayOrder> {
  const text = sql<string | null>`${importRows.cells} ->> ${position}::int`;
  const rows = await db
    .selectDistinct({ text })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .limit(MOST_DAYS);
  return dayOrderOf(rows.flatMap(({ text: one }) => (one ? [one] : [])));
}
