import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenDatabase } from '../db/database';
import { fairQueue } from '../fair-queue';

/** How many calls run at once. The embedded database does one thing at a time: more would only stand in its line before others. */
const RUNNING = {
  embedded: { running: 8, runningOfOneSource: 2 },
  postgres: { running: 20, runningOfOneSource: 4 },
} as const;

/** So that the waiting calls of one account leave most of a portal's connections to everybody else. */
const WAITING = { waiting: 1_000, waitingOfOneSource: 100 };

/** Runs a piece of a call in its account's turn. Nothing that runs so may ask for another turn before it is done. */
export type InTurn = <Result>(accountId: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets each account's calls run a few at a time. What begins does so after this turn of the event loop: the embedded database
 * gives no other chance to read what others have sent meanwhile.
 */
export function callQueue(kind: OpenDatabase['kind']): InTurn {
  const queue = fairQueue({ ...RUNNING[kind], ...WAITING });
  return (source, work) =>
    queue({ source, isPreferred: false }, async () => {
      await nextTurn();
      return work();
    });
}
