import { asc } from 'drizzle-orm';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import { employments } from '../../tables';
import type { ChangedEmployment } from './change-request';

/** The employments that are changed, held until the end of the transaction: whoever changes one of them next sees this change. */
export async function lockEmployments(
  db: Database,
  employmentIds: readonly string[],
): Promise<Map<string, ChangedEmployment>> {
  const { id, personId, validFrom, validTo } = employments;
  const rows = await db
    .select({ id, personId, validFrom, validTo })
    .from(employments)
    .where(amongIds(id, new Set(employmentIds)))
    .orderBy(asc(id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}
