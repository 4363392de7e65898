import { formatInTimeZone } from 'date-fns-tz';
import type { FastifyBaseLogger } from 'fastify';
import { ZONE } from '../dates';
import type { Database } from '../db/database';
import type { Environment } from '../env';
import { ApiError } from '../errors';
import { giveBack, takeFrom, type Budget } from './budgets';

type Often = Omit<Budget, 'subject'>;

/**
 * How much one account may do. Handlers say of which kind their work is. `atOnce` is the most that honest work asks for in a
 * moment, `anHour` what comes back evenly; who comes to the end is told when to go on.
 */
export const WORK = {
  /** A form saves after each pause in typing, and two may be open. */
  draft: { atOnce: 120, anHour: 1800 },
  /** All receipts of a month, with a few that are sent again. */
  file: { atOnce: 35, anHour: 60 },
  /** Choices of the organisation that are kept for an address, which nobody takes away. */
  choice: { atOnce: 30, anHour: 60 },
  /** What is new and asks others to work. */
  request: { atOnce: 20, anHour: 20 },
  /** What is said to what others asked: a whole desk's morning by saved replies. */
  message: { atOnce: 60, anHour: 240 },
  /** Each tells its owner by mail, and an installation that is registered anew takes the place of the one before. */
  device: { atOnce: 10, anHour: 10 },
  /** Each tells its owner by mail. */
  subscription: { atOnce: 10, anHour: 10 },
  /** Programs that read a calendar: ten subscriptions, some of them looked at by the minute while somebody sets one up. */
  calendar: { atOnce: 120, anHour: 600 },
  /** All that is held on somebody is read for it. */
  ownData: { atOnce: 3, anHour: 3 },
  /** A large team on the first of January. */
  greeting: { atOnce: 30, anHour: 30 },
  /** Mails that tell others of one's work: a hundred tickets that change hands are a hundred mails. */
  mail: { atOnce: 300, anHour: 600 },
  /** Those of them to one person. */
  mailToOne: { atOnce: 30, anHour: 30 },
} as const satisfies Readonly<Record<string, Often>>;

/** The kinds of work that calls do; mails follow from it. */
export type Work = Exclude<keyof typeof WORK, `mail${string}`>;

interface Context {
  readonly db: Database;
  readonly now: Date;
  readonly services: { readonly env: Pick<Environment, 'ACCOUNT_BUDGET_FACTOR'> };
}

const MINUTE = 60_000;

function budgetOf({ services }: Context, kind: keyof typeof WORK, whose: string): Budget {
  const { atOnce, anHour } = WORK[kind];
  const factor = services.env.ACCOUNT_BUDGET_FACTOR;
  return { subject: `${kind} of ${whose}`, atOnce: atOnce * factor, anHour: anHour * factor };
}

/** Counts one piece of an account's work; throws `too_often`, which says when again, where the budget is used up. */
export async function countWork(
  context: Context & { readonly log: FastifyBaseLogger },
  accountId: string,
  work: Work,
): Promise<void> {
  const { db, now, log } = context;
  const again = await takeFrom(db, [budgetOf(context, work, accountId)], now);
  if (!again) return;
  log.warn({ account: accountId, work }, 'budget used up');
  const until = new Date(Math.ceil(again.getTime() / MINUTE) * MINUTE);
  throw new ApiError('too_often', {
    params: { time: formatInTimeZone(until, ZONE, 'HH:mm') },
    retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000),
  });
}

/**
 * Whether one more mail may tell somebody of an account's work. Where not, only the mail is left out: the notification in the
 * portal says the same, so that no mailbox is flooded and no work stops, such as giving somebody a hundred tickets at once.
 */
export async function mayMail(context: Context, { from, to }: { from: string; to: string }): Promise<boolean> {
  const { db, now } = context;
  // That of the account first: two pieces of work of one account that mail the same people in another order wait for each other here.
  const all = budgetOf(context, 'mail', from);
  if (await takeFrom(db, [all], now)) return false;
  const again = await takeFrom(db, [budgetOf(context, 'mailToOne', `${from} to ${to}`)], now);
  if (again) await giveBack(db, [all]);
  return again === null;
}
