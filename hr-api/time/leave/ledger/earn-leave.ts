import { eq } from 'drizzle-orm';
import { employments } from '../../../people/tables';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { ruleOn } from '../rules/entitlement';
import { foresee } from '../rules/foresee';
import { leaveEntries } from '../tables';
import { readAccounts } from './read-account';
import { settleLate } from './settle';

/** What is earned: it counts from a day on, and can be taken until its last one. */
type Earned = Pick<
  typeof leaveEntries.$inferInsert,
  'employmentId' | 'typeCode' | 'day' | 'lastDay' | 'amount' | 'note'
>;

interface When {
  readonly today: CalendarDate;
  readonly now: Date;
}

/** Credits what was earned, and answers the number of its entry. The caller holds the ledger (`lockLeaveOf`). */
export async function creditEarned(db: Database, earned: Earned, when: When): Promise<number> {
  const [entry] = await db
    .insert(leaveEntries)
    .values({ ...earned, kind: 'earned', writtenAt: when.now })
    .returning({ id: leaveEntries.id });
  if (!entry) throw new Error('what was earned was not stored');
  await settleLate(db, { employmentIds: [earned.employmentId], from: earned.day, ...when });
  return entry.id;
}

/**
 * Adds to what was earned by an entry, or takes of it back what ends with it, so that nothing else is taken by it. False where less would
 * be left than may be on some day from its first on, with all that is taken, approved and asked for: then nothing is written. The caller
 * holds the ledger.
 */
export async function changeEarned(
  db: Database,
  { entryId, amount }: { readonly entryId: number; readonly amount: number },
  when: When,
): Promise<boolean> {
  const [earned] = await db.select().from(leaveEntries).where(eq(leaveEntries.id, entryId));
  if (!earned) throw new Error(`there is no entry ${entryId}`);
  const { employmentId, typeCode, kind, day, lastDay } = earned;
  const [holder] = await db.select().from(employments).where(eq(employments.id, employmentId));
  if (!holder) throw new Error('the employment is gone');
  const change = { employmentId, typeCode, kind, day, lastDay, amount };
  const reading = { today: when.today, until: day > when.today ? day : when.today };
  const account = (await readAccounts(db, { ...holder, isOwn: false }, reading)).get(typeCode);
  if (!account) throw new Error('the type has no rule');
  const until = [...account.entries, ...account.pending].reduce(
    (last, one) => (one.day > last ? one.day : last),
    reading.until,
  );
  const foreseen = account.foreseen(until, account.pending);
  const entries = [...foreseen.entries, { ...change, period: null }];
  const lowest = foresee({ ...foreseen, entries }, until).lowestFrom(day) ?? 0;
  const belowZero = ruleOn(account.rules, day)?.belowZero ?? null;
  if (amount < 0 && belowZero !== null && lowest < -belowZero) return false;
  await db.insert(leaveEntries).values({ ...change, writtenAt: when.now });
  await settleLate(db, { employmentIds: [earned.employmentId], from: day, ...when });
  return true;
}
