import { dayOf } from '../../../platform/dates';
import type { ImportContext, PlannedRow, RowOfFile, TakenBack } from '../../../workplace/imports/import-kind';
import { inHalves } from '../../../workplace/imports/rows/in-halves';
import { refusalOf } from '../../../workplace/imports/rows/issue-of';
import { justificationOf } from '../../../workplace/imports/usual-options';
import { lockStructure, readStructure } from '../read/read-structure';
import { keptUnits } from '../scope';
import { makeChange } from '../write/make-change';
import { takeBackChange } from '../write/undo-change';
import { planInTurn, unitIssueOf, type UnitMemory, type UnitWork } from './plan-unit-rows';

type Memories = Map<number, Record<string, unknown>>;

/** Writes rows in their order while the structure is held, each as a change of its unit on its page. */
export async function writeUnitRows(context: ImportContext, rows: readonly PlannedRow[]): Promise<Memories> {
  const { db, actor, now, requestId } = context;
  await lockStructure(db);
  const roots = await keptUnits(db, actor, dayOf(now));
  const justification = justificationOf(context);
  const memories: Memories = new Map();
  let structure = await readStructure(db);
  for (const { line, work, memory } of rows) {
    const { plans, after } = await planRow(context, { structure, roots }, work as UnitWork);
    const changes: string[] = [];
    for (const plan of plans)
      changes.push((await makeChange({ db, actor, now, requestId }, { plan, justification })).code);
    structure = after;
    memories.set(line, { ...memory, changes });
  }
  return memories;
}

/** What a row asks for; refused at the columns of the file. */
async function planRow(context: ImportContext, on: Parameters<typeof planInTurn>[1], { requests }: UnitWork) {
  try {
    return await planInTurn(context, on, requests);
  } catch (error) {
    throw refusalOf(unitIssueOf(error));
  }
}

/** Takes rows back, the last written first, as each change of a unit is taken back on its page. */
export async function takeUnitRowsBack(
  context: ImportContext,
  rows: readonly RowOfFile[],
  reason: string,
): Promise<TakenBack[]> {
  const { db, actor, now, requestId } = context;
  if (!actor.permissions.has('unit.change'))
    return rows.map(({ line }) => ({ line, issue: { column: '', reason: 'no_right' } }));
  await lockStructure(db);
  const attempt = async (part: readonly RowOfFile[]): Promise<TakenBack[]> => {
    await db.transaction(async () => {
      for (const { memory } of part)
        for (const code of [...((memory as UnitMemory).changes ?? [])].reverse())
          await takeBackChange({ db, actor, now, requestId }, code, reason);
    });
    return part.map(({ line }) => ({ line }));
  };
  return inHalves(rows, attempt, ({ line }, error): TakenBack => ({
    line,
    issue: { ...unitIssueOf(error), column: '' },
  }));
}
