import { inArray } from 'drizzle-orm';
import { units } from '../../organisation/tables';
import type { Database } from '../../../platform/db/database';
import { endOf } from '../rows/dated-row';
import type { KindWrite } from './check-writes';

/** Whether a write leaves somebody in a unit on a day on which the unit does not live. */
export async function isInClosedUnit(db: Database, writes: readonly KindWrite[]): Promise<boolean> {
  const rows = writes.flatMap(({ kind, after }) => (kind === 'assignment' && after ? [after] : []));
  const codes = new Set(rows.map(({ values }) => String(values['unit_code'])));
  if (codes.size === 0) return false;
  const lives = await db
    .select()
    .from(units)
    .where(inArray(units.code, [...codes]));
  const byCode = new Map(lives.map((unit) => [unit.code, unit]));
  return rows.some(({ values, validFrom, validTo }) => {
    const unit = byCode.get(String(values['unit_code']));
    return !unit || validFrom < unit.validFrom || endOf(validTo) > endOf(unit.validTo);
  });
}
