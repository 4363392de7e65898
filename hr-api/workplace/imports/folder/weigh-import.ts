import { and, eq, sql } from 'drizzle-orm';
import { FOLDER_LIMITS } from '../../../../lib/contract/workplace/imports/folder-rules';
import { dayOf } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { asOn } from '../../../people/effective-dates';
import { employments } from '../../../people/tables';
import type { ImportKind } from '../import-kind';
import { countRows } from '../rows/count-rows';
import { importRows, type Import } from '../tables';
import type { BrokenLimit, ImportFolder } from './tables';

type Limits = Pick<ImportFolder, (typeof FOLDER_LIMITS)[number]>;

/** Which limits an import that was checked goes beyond, in percent of those who work here today. */
export async function brokenLimits(
  db: Database,
  { record, kind }: { readonly record: Import; readonly kind: ImportKind },
  limits: Limits,
  now: Date,
): Promise<BrokenLimit[]> {
  const people = await db.$count(employments, asOn(employments, dayOf(now)));
  const { New, Changed } = (await countRows(db, [record.id]))(record.id);
  const leavers = kind.leavingColumn ? await countLeavers(db, record, kind.leavingColumn) : 0;
  const joiners = kind.leavingColumn ? New : 0;
  const counts = { joiners, leavers, changes: New + Changed - joiners - leavers };
  return FOLDER_LIMITS.flatMap((limit) => {
    const count = counts[limit];
    const isBroken = count > 0 && count * 100 > limits[limit] * people;
    return isBroken ? [{ limit, count, people, percent: limits[limit] }] : [];
  });
}

/** Rows that let somebody leave. */
const countLeavers = (db: Database, { id }: Import, column: string) =>
  db.$count(
    importRows,
    and(eq(importRows.importId, id), sql`${importRows.changes} @> ${JSON.stringify([{ column }])}::jsonb`),
  );
