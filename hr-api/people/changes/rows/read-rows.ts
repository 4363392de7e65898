import { and, sql } from 'drizzle-orm';
import type { ChangeKind } from '../../../../lib/contract/changes/change-rules';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import { employments } from '../../tables';
import { fromJson, type DatedRow, type JsonRow } from './dated-row';
import { KINDS } from '../kinds';

/** The dated rows of one kind of some employments, by employment, each in the order of time. */
export async function readRows(
  db: Database,
  kind: ChangeKind,
  employmentIds: readonly string[],
): Promise<Map<string, DatedRow[]>> {
  const { table, where } = KINDS[kind];
  const owner =
    table === employments ? employments.id : (table as Exclude<typeof table, typeof employments>).employmentId;
  const byEmployment = new Map<string, DatedRow[]>(employmentIds.map((id) => [id, []]));
  if (employmentIds.length === 0) return byEmployment;
  const rows = await db
    .select({ owner: sql<string>`${owner}`, row: sql<JsonRow>`to_jsonb(${table})` })
    .from(table)
    .where(and(amongIds(owner, employmentIds), where))
    .orderBy(table.validFrom);
  for (const { owner: id, row } of rows) byEmployment.get(id)?.push(fromJson(row));
  return byEmployment;
}
