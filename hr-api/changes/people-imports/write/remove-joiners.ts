import { and, eq, gte, inArray } from 'drizzle-orm';
import { auditAll } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/dates';
import { accounts, roleGrants } from '../../../people/accounts/tables';
import { changes, historyWrites } from '../../../people/changes/tables';
import { readRows } from '../../../people/changes/rows/read-rows';
import { writeRows } from '../../../people/changes/rows/write-rows';
import { persons } from '../../../people/tables';
import type { ImportContext, RowOfFile } from '../../../workplace/imports/import-kind';
import type { PersonMemory } from '../planning';

const memoryOf = ({ memory }: RowOfFile): PersonMemory => memory;

/**
 * Removes whom an import added, their changes being taken back: whoever never came has no past here, and their number is free again. The
 * database itself refuses it where anything else refers to one of them.
 */
export async function removeJoiners(context: ImportContext, all: readonly RowOfFile[]): Promise<void> {
  const rows = all.filter((row) => memoryOf(row).joins && memoryOf(row).employment);
  if (rows.length === 0) return;
  const { db, actor, now, batch } = context;
  const ids = rows.flatMap((row) => memoryOf(row).employment ?? []);
  const comeBack = rows.filter((row) => memoryOf(row).comesBack);
  const personIds = rows.flatMap((row) => (memoryOf(row).comesBack ? [] : (memoryOf(row).person ?? [])));
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
  await takeGrantsBack(context, comeBack);
  const opened = (await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.personId, personIds))).map(
    ({ id }) => id,
  );
  if (opened.length > 0) {
    await db.delete(roleGrants).where(inArray(roleGrants.accountId, opened));
    await db.delete(accounts).where(inArray(accounts.id, opened));
  }
  if (personIds.length > 0)
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

/** Who came back stays who they were, with the account that they had; what they may do again since goes. */
async function takeGrantsBack({ db }: ImportContext, rows: readonly RowOfFile[]): Promise<void> {
  for (const row of rows) {
    const { person, from } = memoryOf(row);
    if (!person || !from) continue;
    const own = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.personId, person));
    await db.delete(roleGrants).where(and(inArray(roleGrants.accountId, own), gte(roleGrants.validFrom, from)));
  }
}
