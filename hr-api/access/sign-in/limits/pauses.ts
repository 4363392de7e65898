import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import { instantValue } from '../../../platform/db/instant';
import { budgets } from '../../../platform/budgets/tables';
import { uuidIn } from '../../../platform/db/uuid-in';
import { accounts } from '../../../people/accounts/tables';
import type { Account } from '../accounts';
import { attemptLimits } from '../tables';
import { passwordBudget } from './limits';

const HOUR_SECONDS = 3600;

/** Whose a pause is; null where it is of an id that nobody has. */
const accountOfPause = uuidIn(sql`pauses.whose`);

/** The columns of `pausesAt`. */
export const pauseColumns = {
  isOfAccount: sql`${accounts.id} = ${accountOfPause}`,
  isOwn: sql<boolean>`pauses.is_own`,
  since: sql<Date>`pauses.since`.mapWith(attemptLimits.lastFailureAt),
  until: sql<Date>`pauses.until`.mapWith(attemptLimits.lastFailureAt),
};

/**
 * The pauses of passwords that are under way, as a table `pauses`: in a browser or session of the owner (`is_own`), from one place
 * elsewhere, and from everywhere else together.
 */
export function pausesAt(now: Date): SQL {
  const { atOnce, anHour } = passwordBudget('');
  const seconds = (times: number) => sql`make_interval(secs => ${(times * HOUR_SECONDS) / anHour})`;
  const at = instantValue(now);
  return sql`(
    select split_part(${attemptLimits.subject}, ' ', 2) as whose, split_part(${attemptLimits.subject}, ' ', 3) = 'at' as is_own,
      ${attemptLimits.lastFailureAt} as since, ${attemptLimits.pausedUntil} as until
    from ${attemptLimits} where ${attemptLimits.subject} like 'password %' and ${attemptLimits.pausedUntil} > ${at}
    union all
    select split_part(${budgets.subject}, ' ', 3), false,
      ${budgets.wholeAt} - ${seconds(atOnce)}, ${budgets.wholeAt} - ${seconds(atOnce - 1)}
    from ${budgets} where ${budgets.subject} like 'passwords of %' and ${budgets.wholeAt} > ${at} + ${seconds(atOnce - 1)}
  ) as pauses`;
}

/** Whether the account of the row waits. */
export const isPausedAt = (now: Date): SQL<boolean> =>
  sql<boolean>`coalesce(${accounts.id} in (select ${accountOfPause} from ${pausesAt(now)}), false)`;

/** Forgets what failed for an account, and how many codes it was mailed, wherever that was. */
export async function forgetFailures(db: Database, { id, loginId }: Pick<Account, 'id' | 'loginId'>): Promise<void> {
  await db.delete(attemptLimits).where(begins(attemptLimits.subject, `password ${id}`));
  const counted = [
    `passwords of ${id}`,
    `codes of ${id}`,
    `app codes of ${id}`,
    `password codes of ${loginId.toLowerCase()}`,
    `tries at password codes of ${id}`,
  ];
  await db.delete(budgets).where(or(...counted.map((name) => begins(budgets.subject, name))));
}

const begins = (subject: AnyPgColumn, name: string) =>
  or(eq(subject, name), sql`starts_with(${subject}, ${`${name} `})`);
