import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { wireDate } from '../../../platform/dates';
import { isReferred } from '../../../platform/db/is-referred';
import { ApiError } from '../../../platform/errors';
import { netWrites, undoChanges } from '../../../people/changes/make/undo-changes';
import { changes, historyWrites } from '../../../people/changes/tables';
import type { ImportContext, RowOfFile, TakenBack } from '../../../workplace/imports/import-kind';
import { inHalves } from '../../../workplace/imports/rows/in-halves';
import { issueOf } from '../../../workplace/imports/rows/issue-of';
import type { RowIssue } from '../../../workplace/imports/tables';
import { keepAnswers } from './keep-answers';
import type { PersonMemory } from '../planning';
import { removeJoiners } from './remove-joiners';

/** What is told by its name. */
const TOLD: ReadonlySet<string> = new Set(['assignment', 'job_status', 'manager', 'admin_manager', 'leaving']);

const changesOf = ({ memory }: RowOfFile) => (memory as PersonMemory).changes ?? [];

/** Takes rows back: their changes, and those whom the import added. Whoever is led comes before who leads. */
export async function takePeopleBack(
  context: ImportContext,
  rows: readonly RowOfFile[],
  reason: string,
): Promise<TakenBack[]> {
  const blocked = await laterChanges(context, rows);
  const free = rows.filter(({ line }) => !blocked.has(line));
  const attempt = async (part: readonly RowOfFile[]): Promise<TakenBack[]> => {
    await context.db.transaction(() => takeAllBack(context, part, reason));
    return part.map(({ line }) => ({ line }));
  };
  const undone = await inHalves(free, attempt, ({ line }, error): TakenBack => {
    const issue = issueOfUndo(error);
    if (!issue) throw error;
    return { line, issue };
  });
  return [...[...blocked].map(([line, issue]) => ({ line, issue })), ...undone];
}

/** What was changed since on what a row has written, by line. */
async function laterChanges({ db }: ImportContext, rows: readonly RowOfFile[]): Promise<Map<number, RowIssue>> {
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
      const reason = since && TOLD.has(since.kind) ? `since_${since.kind}` : 'later_change_since';
      const issue = { column: '', reason, params };
      return [lineOf.get(changeId ?? '') ?? 0, issue] as const;
    }),
  );
}

async function takeAllBack(context: ImportContext, rows: readonly RowOfFile[], reason: string): Promise<void> {
  const ids = JSON.stringify(rows.flatMap(changesOf));
  const made = await context.db
    .select()
    .from(changes)
    .where(sql`${changes.id} in (select value::uuid from json_array_elements_text(${ids}::json))`);
  if (made.length > 0) await undoChanges(context, made, reason);
  const answered = rows.flatMap((row) => {
    const { answers = [], person, joins, comesBack }: PersonMemory = row.memory;
    // The record of somebody who is removed is seen nowhere.
    return person && (!joins || comesBack) && answers.length > 0 ? [{ personId: person, answers }] : [];
  });
  await keepAnswers(context, answered, true);
  await removeJoiners(context, rows);
}

/** Why the engine or the database refuses it; null for a mistake of our own. */
function issueOfUndo(error: unknown): RowIssue | null {
  if (error instanceof ApiError) {
    const issue = issueOf(error);
    return { ...issue, column: '', reason: issue.reason === 'later_change' ? 'later_change_since' : issue.reason };
  }
  return isReferred(error) ? { column: '', reason: 'built_upon' } : null;
}
