import { and, eq, gte, inArray } from 'drizzle-orm';
import { auditAll } from '../../platform/audit/audit';
import type { CallContext } from '../../platform/calls/call';
import { dayOf, type CalendarDate } from '../../platform/dates';
import type { Database } from '../../platform/db/database';
import { accounts, roleGrants } from '../../people/accounts/tables';
import { readRows } from '../../people/changes/rows/read-rows';
import { writeRows } from '../../people/changes/rows/write-rows';
import { changes, historyWrites } from '../../people/changes/tables';
import { persons } from '../../people/tables';

/** Somebody who was added, all changes of their employment being taken back. */
export interface AddedPerson {
  readonly employmentId: string;
  readonly personId: string;
  readonly from: CalendarDate | undefined;
  /** Who was here before: they stay, with their number and account. */
  readonly comesBack: boolean;
  /** By what the audit names them. */
  readonly key: string;
}

type RemovingContext = Pick<CallContext, 'db' | 'actor' | 'now' | 'requestId'>;

/**
 * Removes people who were added in a press: whoever never came has no past here, and their number is free again. The database itself
 * refuses it where anything else refers to one of them.
 */
export async function removePeople(
  context: RemovingContext,
  people: readonly AddedPerson[],
  { batch, reason }: { readonly batch: string; readonly reason: string },
): Promise<void> {
  if (people.length === 0) return;
  const { db, actor, now } = context;
  const ids = people.map(({ employmentId }) => employmentId);
  await forgetChanges(db, ids, batch);
  const begun = await readRows(db, 'leaving', ids);
  await writeRows(
    db,
    [...begun].flatMap(([employmentId, spans]) =>
      spans.map((before) => ({
        ...{ rowId: before.id, before, after: null, tableName: 'employments', employmentId, changeId: null },
      })),
    ),
    { batch, now, today: dayOf(now), by: actor.accountId, reason },
  );
  await takeGrantsBack(
    db,
    people.filter(({ comesBack }) => comesBack),
  );
  const personIds = people.flatMap(({ comesBack, personId }) => (comesBack ? [] : [personId]));
  await removeAccounts(db, personIds);
  if (personIds.length > 0)
    await db.update(persons).set({ empid: null, mail: null, personalMail: null }).where(inArray(persons.id, personIds));
  await auditAll(
    context,
    people.map(({ employmentId: id, personId, key }) => ({
      ...{ subject: { kind: 'employment', id }, action: 'remove a joiner', personId },
      ...{ before: { key }, after: { reason } },
    })),
  );
}

/** What was written stays on record; the changes themselves go with whom they were of. */
async function forgetChanges(db: Database, employmentIds: readonly string[], batch: string): Promise<void> {
  const own = and(inArray(changes.employmentId, [...employmentIds]), eq(changes.batch, batch));
  const made = (await db.select({ id: changes.id }).from(changes).where(own)).map(({ id }) => id);
  if (made.length === 0) return;
  await db.update(historyWrites).set({ changeId: null }).where(inArray(historyWrites.changeId, made));
  await db.delete(changes).where(inArray(changes.id, made));
}

async function removeAccounts(db: Database, personIds: readonly string[]): Promise<void> {
  const isOwn = inArray(accounts.personId, [...personIds]);
  const opened = (await db.select({ id: accounts.id }).from(accounts).where(isOwn)).map(({ id }) => id);
  if (opened.length === 0) return;
  await db.delete(roleGrants).where(inArray(roleGrants.accountId, opened));
  await db.delete(accounts).where(inArray(accounts.id, opened));
}

/** Who came back stays who they were, with the account that they had; what they may do again since goes. */
async function takeGrantsBack(db: Database, people: readonly AddedPerson[]): Promise<void> {
  for (const { personId, from } of people) {
    if (!from) continue;
    const own = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.personId, personId));
    await db.delete(roleGrants).where(and(inArray(roleGrants.accountId, own), gte(roleGrants.validFrom, from)));
  }
}
