import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { UndoRefusal } from '../../../../lib/contract/changes/change-rules';
import { auditAll } from '../../../platform/audit/audit';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import { isOverlap } from '../../../platform/db/errors';
import { dayOf, type CalendarDate } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { canCorrectHistory } from '../../policy';
import { employments } from '../../tables';
import { closesCircle, keepsAll, type KindWrite } from '../checks/check-writes';
import { isInClosedUnit } from '../checks/closed-units';
import type { ChangeContext } from './change-request';
import { endOf, fromJson, type JsonRow } from '../rows/dated-row';
import { lockLines } from '../checks/find-circles';
import { isLine } from '../kinds';
import { lockEmployments } from './read-employments';
import { refuseChange } from '../checks/refuse-change';
import { changes, historyWrites } from '../tables';
import { writeRows } from '../rows/write-rows';

type ChangeRow = typeof changes.$inferSelect;

const rowOf = (row: unknown) => (row === null ? null : fromJson(row as JsonRow));

/** What the writes of some changes come to, row by row: what each was before, and whether it is still what they left. */
export async function netWrites(db: Database, changeIds: readonly string[]) {
  const own = await db
    .select({ write: historyWrites, kind: changes.kind })
    .from(historyWrites)
    .innerJoin(changes, eq(changes.id, historyWrites.changeId))
    .where(amongIds(historyWrites.changeId, changeIds))
    .orderBy(asc(historyWrites.id));
  const rowIds = [...new Set(own.map(({ write }) => write.rowId))];
  if (rowIds.length === 0) return [];
  const last = await db
    .selectDistinctOn([historyWrites.rowId], { rowId: historyWrites.rowId, after: historyWrites.after })
    .from(historyWrites)
    .where(amongIds(historyWrites.rowId, rowIds))
    .orderBy(historyWrites.rowId, desc(historyWrites.id));
  const now = new Map(last.map(({ rowId, after }) => [rowId, JSON.stringify(after)]));
  const byRow = new Map<string, typeof own>(rowIds.map((rowId) => [rowId, []]));
  for (const one of own) byRow.get(one.write.rowId)?.push(one);
  return rowIds.map((rowId) => {
    const writes = byRow.get(rowId) ?? [];
    const [first, left] = [writes[0], writes.at(-1)];
    if (!first || !left) throw new Error('a row has no writes');
    // Both were stored as jsonb, which orders what it holds.
    const isUntouched = now.get(rowId) === JSON.stringify(left.write.after);
    return {
      ...left.write,
      kind: left.kind,
      before: rowOf(first.write.before),
      left: rowOf(left.write.after),
      isUntouched,
    };
  });
}

/**
 * Takes changes back, all or none: every row that they wrote becomes what it was. One that is to come leaves no trace but this; one in
 * force is corrected, with the reason on record. Refused where a row is no longer what they left, or what would come back cannot be.
 */
export async function undoChanges(context: ChangeContext, made: readonly ChangeRow[], reason: string): Promise<void> {
  const { db, actor, now } = context;
  const today = dayOf(now);
  const people = await lockEmployments(
    db,
    made.map(({ employmentId }) => employmentId),
  );
  const isGranted = context.rights === 'granted';
  if (!isGranted)
    for (const person of people.values()) if (!canCorrectHistory(actor, person)) throw new ApiError('forbidden');
  for (const kind of [...new Set(made.map(({ kind }) => kind))].sort()) if (isLine(kind)) await lockLines(db, kind);
  const ids = made.map(({ id }) => id);
  const stillMade = await db
    .select({ id: changes.id })
    .from(changes)
    .where(and(amongIds(changes.id, ids), eq(changes.state, 'made')));
  if (stillMade.length < made.length) throw refused('undone_already');
  const net = await netWrites(db, ids);
  if (net.some(({ isUntouched }) => !isUntouched)) throw refused('later_change');
  const writes = net.map(({ rowId, tableName, employmentId, changeId, kind, before, left }): KindWrite => ({
    ...{ rowId, tableName, employmentId, changeId, kind },
    before: left,
    after: before,
  }));
  const isKept = async () => isGranted || keepsAll(db, actor, writes, today);
  if (!(await isKept())) throw refused('outside_scope');
  try {
    await writeRows(
      db,
      writes.filter(({ before, after }) => before ?? after),
      { batch: randomUUID(), now, today, by: actor.accountId, reason },
    );
  } catch (error) {
    // Only a further employment can have the days that an employment is to have again.
    if (isOverlap(error) && made.some(({ kind }) => kind === 'leaving')) throw refused('rehired');
    throw error;
  }
  if (!(await isKept())) throw refused('outside_scope');
  if (await bringsBackLeaver(db, writes, today)) throw refused('leader_left');
  if (await isInClosedUnit(db, writes)) throw refused('later_change');
  if (await closesCircle(db, writes)) throw refused('circle');
  await db
    .update(changes)
    .set({
      state: 'undone',
      undoneAt: now,
      undoneBy: actor.accountId,
      undoneRole: actor.roleCode,
      undoneBecause: reason,
    })
    .where(amongIds(changes.id, ids));
  await auditAll(
    context,
    made.map(({ id, employmentId, before, after }) => ({
      ...{ subject: { kind: 'change', id }, action: 'take back a change' },
      personId: people.get(employmentId)?.personId,
      before: after,
      after: { ...before, employment: employmentId },
    })),
  );
}

const refused = (message: UndoRefusal) => refuseChange({ path: 'ChangeCode', message });

/** Whether a line that comes back leads, today or later, to somebody who is no longer employed. */
async function bringsBackLeaver(db: Database, writes: readonly KindWrite[], today: CalendarDate): Promise<boolean> {
  const leaders = writes
    .filter(({ kind, after }) => isLine(kind) && after && endOf(after.validTo) > today)
    .map(({ after }) => String(after?.values['leader_id']));
  if (leaders.length === 0) return false;
  const left = await db
    .select({ id: employments.id })
    .from(employments)
    .where(and(amongIds(employments.id, leaders), lte(employments.validTo, today)))
    .limit(1);
  return left.length > 0;
}
