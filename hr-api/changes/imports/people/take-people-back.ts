import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { wireDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { netWrites, undoChanges } from '../../../people/changes/make/undo-changes';
import { changes, historyWrites } from '../../../people/changes/tables';
import type { ImportContext, RowOfFile, TakenBack } from '../../../workplace/imports/import-kind';
import { issueOf } from '../../../workplace/imports/rows/issue-of';
import type { PersonMemory } from './planning';
import { removeJoiners } from './remove-joiners';

const changesOf = ({ memory }: RowOfFile) => (memory as PersonMemory).changes ?? [];

/** Takes rows back: first all changes, then those whom the import added and of whom nothing else came. */
export async function takePeopleBack(
  context: ImportContext,
  phase: string,
  rows: readonly RowOfFile[],
  reason: string,
): Promise<TakenBack[]> {
  if (phase === 'join') return removeJoiners(context, rows);
  const blocked = await laterChanges(context, rows);
  const free = rows.filter(({ line }) => !blocked.has(line));
  const undone = await undoHalved(context, free, reason);
  return [...[...blocked].map(([line, issue]) => ({ line, issue })), ...undone];
}

/** What was changed since on what a row has written, by line. */
async function laterChanges({ db }: ImportContext, rows: readonly RowOfFile[]) {
  const lineOf = new Map(rows.flatMap((row) => changesOf(row).map((id) => [id, row.line] as const)));
  const touched = (await netWrites(db, [...lineOf.keys()])).filter(({ isUntouched }) => !isUntouched);
  const rowIds = touched.map(({ rowId }) => rowId);
  const later =
    rowIds.length === 0
      ? []
      : await db
          .select({ rowId: historyWrites.rowId, kind: changes.kind, from: changes.effectiveFrom })
          .from(historyWrites)
          .innerJoin(changes, eq(changes.id, historyWrites.changeId))
          .where(and(inArray(historyWrites.rowId, rowIds), notInArray(changes.id, [...lineOf.keys()])))
          .orderBy(historyWrites.id);
  const latest = new Map(later.map((one) => [one.rowId, one]));
  return new Map(
    touched.map(({ rowId, changeId }) => {
      const since = latest.get(rowId);
      const params = { day: since ? wireDate(since.from) : '' };
      const issue = { column: '', reason: since ? `since_${since.kind}` : 'later_change_since', params };
      return [lineOf.get(changeId ?? '') ?? 0, issue] as const;
    }),
  );
}

/** Takes rows back together; where that is refused, halves of them, until what refuses it stands alone. */
async function undoHalved(context: ImportContext, rows: readonly RowOfFile[], reason: string): Promise<TakenBack[]> {
  const { db } = context;
  const ids = rows.flatMap(changesOf);
  if (ids.length === 0) return rows.map(({ line }) => ({ line }));
  try {
    await db.transaction(async () => {
      const made = await db
        .select()
        .from(changes)
        .where(sql`${changes.id} in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))`);
      await undoChanges(context, made, reason);
    });
    return rows.map(({ line }) => ({ line }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) return [{ line: only.line, issue: { ...issueOf(error), column: '' } }];
    const middle = Math.ceil(rows.length / 2);
    const first = await undoHalved(context, rows.slice(0, middle), reason);
    return [...first, ...(await undoHalved(context, rows.slice(middle), reason))];
  }
}
