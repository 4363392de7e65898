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

/** Turns of the event loop that newcomers are waited for at most. */
const MOST_TURNS = 100;

/** Runs a piece of a call in its account's turn. Nothing that runs so may ask for another turn before it is done. */
export type InTurn = <Result>(accountId: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets each account's calls run a few at a time. The embedded database computes in this thread, and only between two turns of the
 * event loop is anything read, a new connection in each: so what has been sent is read before a call begins.
 */
export function callQueue(kind: OpenDatabase['kind']): InTurn {
  const queue = fairQueue({ ...RUNNING[kind], ...WAITING });
  if (kind === 'postgres') return (source, work) => queue({ source, isPreferred: false }, work);
  let asked = 0;
  const readNewcomers = async () => {
    let before = -1;
    for (let turn = 0; turn < MOST_TURNS && before !== asked; turn += 1) {
      before = asked;
      await nextTurn();
    }
  };
  return (source, work) => {
    asked += 1;
    return queue({ source, isPreferred: false }, async () => {
      await readNewcomers();
      return work();
    });
  };
}
