import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { tooManyAttempts } from '../errors';
import { budgets } from './tables';
import { instantValue } from '../db/instant';

const HOUR = 3_600_000;

/**
 * How often something may be done: so often at once, and what was taken comes back evenly. Within any hour it is
 * `atOnce + anHour` times at most.
 */
export interface Budget {
  readonly subject: string;
  readonly atOnce: number;
  readonly anHour: number;
}

const millisecondsEach = ({ anHour }: Budget) => HOUR / anHour;
const later = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;

/** Takes one from each budget until one refuses; null where all of them had one, else when it will. */
export async function takeFrom(db: Database, budgets: readonly Budget[], now: Date): Promise<Date | null> {
  for (const budget of budgets) {
    const again = await takeOne(db, budget, now);
    if (again) return again;
  }
  return null;
}

async function takeOne(db: Database, budget: Budget, now: Date): Promise<Date | null> {
  const each = millisecondsEach(budget);
  // Only a clock that was set back lets a budget be whole later than when all of it is taken: it begins anew.
  const isPossible = sql`${budgets.wholeAt} <= ${instantValue(now)} + ${later((budget.atOnce + 1) * each)}`;
  const since = sql`greatest(case when ${isPossible} then ${budgets.wholeAt} end, ${instantValue(now)})`;
  const next = sql`${since} + ${later(each)}`;
  const [taken] = await db
    .insert(budgets)
    .values({ subject: budget.subject, wholeAt: new Date(now.getTime() + each) })
    .onConflictDoUpdate({
      target: budgets.subject,
      set: { wholeAt: next },
      setWhere: sql`${next} <= ${instantValue(now)} + ${later(budget.atOnce * each)}`,
    })
    .returning({ wholeAt: budgets.wholeAt });
  if (taken) return null;
  const [row] = await db.select().from(budgets).where(eq(budgets.subject, budget.subject));
  const wholeAt = row?.wholeAt ?? now;
  return new Date(wholeAt.getTime() - (budget.atOnce - 1) * each);
}

/** Takes one from each budget; throws `too_many_attempts`, which says when again. */
export async function spend(db: Database, budgets: readonly Budget[], now: Date): Promise<void> {
  const again = await takeFrom(db, budgets, now);
  if (again) throw tooManyAttempts(again, now);
}

/** Gives back one that was taken from each. */
export async function giveBack(db: Database, taken: readonly Budget[]): Promise<void> {
  for (const budget of taken) {
    await db
      .update(budgets)
      .set({ wholeAt: sql`${budgets.wholeAt} - ${later(millisecondsEach(budget))}` })
      .where(eq(budgets.subject, budget.subject));
  }
}

/** Deletes budgets that are whole. */
export async function purgeBudgets(db: Database, now: Date): Promise<void> {
  await db.delete(budgets).where(lt(budgets.wholeAt, now));
}
