import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenDatabase } from '../db/database';
import { withLowPriority } from '../db/embedded/low-priority';
import { fairQueue } from '../fair-queue';
import { idleGate } from './idle-gate';

/** What others ask keeps half of the processors that this machine has, and the database's most likely. */
const LOW_PRIORITY_BESIDE_OTHERS = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)));

/**
 * How many calls run at once, and how many of low priority. The embedded database does one thing at a time: more would only stand in its
 * line before others.
 */
const RUNNING = {
  embedded: { running: 8, runningOfOneSource: 2, runningOfLowPriority: 1 },
  postgres: {
    ...{ running: 20, runningOfOneSource: 4 },
    ...{ runningOfLowPriority: 3, runningOfLowPriorityBesideOthers: LOW_PRIORITY_BESIDE_OTHERS },
  },
} as const;

/** So that the waiting calls of one account leave most of a portal's connections to everybody else. */
const WAITING = { waiting: 1_000, waitingOfOneSource: 100 };

/** Turns of the event loop that newcomers are waited for at most. */
const MOST_TURNS = 100;

/** Milliseconds that a query of a call of low priority waits at most until no other account's call is under way. */
const LONGEST_WAIT_MS = 100;

interface Turn {
  readonly accountId: string;
  readonly isLowPriority?: boolean;
}

/** Runs a piece of a call in its account's turn. Nothing that runs so may ask for another turn before it is done. */
export type InTurn = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets each account's calls run a few at a time, and fewer still of those of low priority. The embedded database computes in this thread,
 * and only between two turns of the event loop is anything read, a new connection in each: so what has been sent is read before a call
 * begins, and before each query of one of low priority.
 */
export function callQueue(kind: OpenDatabase['kind']): InTurn {
  const queue = fairQueue({ ...RUNNING[kind], ...WAITING });
  const run: InTurn = ({ accountId, isLowPriority = false }, work) =>
    queue({ source: accountId, isPreferred: false, isLowPriority }, work);
  return kind === 'postgres' ? run : onEmbedded(run);
}

/** The same where the database computes in this thread. */
function onEmbedded(run: InTurn): InTurn {
  const gate = idleGate();
  let asked = 0;
  const readNewcomers = async () => {
    let before = -1;
    for (let turn = 0; turn < MOST_TURNS && before !== asked; turn += 1) {
      before = asked;
      await nextTurn();
    }
  };
  return (turn, work) => {
    const { accountId, isLowPriority } = turn;
    asked += 1;
    const running = () =>
      run(turn, async () => {
        await readNewcomers();
        return work();
      });
    if (!isLowPriority) return gate.during(accountId, running);
    const wait = async () => {
      await readNewcomers();
      await gate.wait(accountId, LONGEST_WAIT_MS);
    };
    return withLowPriority(wait, running);
  };
}
