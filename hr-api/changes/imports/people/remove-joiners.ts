import { and, eq, inArray } from 'drizzle-orm';
import { auditAll } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/dates';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { changes, historyWrites } from '../../../people/changes/tables';
import { readRows } from '../../../people/changes/rows/read-rows';
import { writeRows } from '../../../people/changes/rows/write-rows';
import { employments, persons } from '../../../people/tables';
import type { ImportContext, RowOfFile, TakenBack } from '../../../workplace/imports/import-kind';
import type { PersonMemory } from './planning';

const memoryOf = ({ memory }: RowOfFile): PersonMemory => memory;

/**
 * Removes employments that an import began, their changes being taken back: whoever never came has no past here, and their number is free
 * again. The database itself says where anything else refers to somebody; they stay.
 */
export async function removeJoiners(context: ImportContext, rows: readonly RowOfFile[]): Promise<TakenBack[]> {
  const joined = rows.filter((row) => memoryOf(row).joins && memoryOf(row).employment);
  const others = rows.filter((row) => !joined.includes(row));
  return [...others.map(({ line }) => ({ line })), ...(await removeHalved(context, joined))];
}

async function removeHalved(context: ImportContext, rows: readonly RowOfFile[]): Promise<TakenBack[]> {
  if (rows.length === 0) return [];
  try {
    await context.db.transaction(() => remove(context, rows));
    return rows.map(({ line }) => ({ line }));
  } catch (error) {
    if (!isReferred(error)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) return [{ line: only.line, issue: { column: '', reason: 'built_upon' } }];
    const middle = Math.ceil(rows.length / 2);
    const first = await removeHalved(context, rows.slice(0, middle));
    return [...first, ...(await removeHalved(context, rows.slice(middle)))];
  }
}

/** Whether the database refused it because something refers to a row. */
function isReferred(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '23503' || (cause !== undefined && cause !== error && isReferred(cause));
}

async function remove(context: ImportContext, rows: readonly RowOfFile[]): Promise<void> {
  const { db, actor, now, batch } = context;
  const ids = rows.flatMap((row) => memoryOf(row).employment ?? []);
  const personIds = rows.flatMap((row) => memoryOf(row).person ?? []);
  // What was written stays on record; the changes themselves go with whom they were of.
  const own = and(inArray(changes.employmentId, ids), eq(changes.batch, batch));
  const made = (await db.select({ id: changes.id }).from(changes).where(own)).map(({ id }) => id);
  if (made.length > 0) {
    await db.update(historyWrites).set({ changeId: null }).where(inArray(historyWrites.changeId, made));
    await db.delete(changes).where(inArray(changes.id, made));
  }
  const begun = await readRows(db, 'leaving', ids);
  await writeRows(
    db,
    [...begun].flatMap(([employmentId, spans]) =>
      spans.map((before) => ({
        ...{ rowId: before.id, before, after: null, tableName: 'employments', employmentId, changeId: null },
      })),
    ),
    { batch, now, today: dayOf(now), by: actor.accountId, reason: 'Import taken back' },
  );
  const opened = (await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.personId, personIds))).map(
    ({ id }) => id,
  );
  if (opened.length > 0) {
    await db.delete(roleGrants).where(inArray(roleGrants.accountId, opened));
    await db.delete(accounts).where(inArray(accounts.id, opened));
  }
  await db.update(persons).set({ empid: null, mail: null, personalMail: null }).where(inArray(persons.id, personIds));
  await auditAll(
    context,
    rows.map((row) => ({
      ...{ subject: { kind: 'employment', id: memoryOf(row).employment ?? '' }, action: 'remove a joiner' },
      personId: memoryOf(row).person,
      before: { key: row.key },
    })),
  );
}
