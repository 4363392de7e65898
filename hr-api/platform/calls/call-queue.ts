import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenDatabase } from '../db/database';
import { withPatience } from '../db/embedded/patience';
import { fairQueue } from '../fair-queue';
import { quietTimes } from './quiet-times';

/**
 * How many calls run at once, and how many of those that let others go first. The embedded database does one thing at a time: more would
 * only stand in its line before others.
 */
const RUNNING = {
  embedded: { running: 8, runningOfOneSource: 2, patient: 1 },
  postgres: { running: 20, runningOfOneSource: 4, patient: 3 },
} as const;

/** So that the waiting calls of one account leave most of a portal's connections to everybody else. */
const WAITING = { waiting: 1_000, waitingOfOneSource: 100 };

/** Turns of the event loop that newcomers are waited for at most. */
const MOST_TURNS = 100;

/** Milliseconds that a query of a patient call waits at most until no other call is under way. */
const PATIENCE_MS = 100;

interface Turn {
  readonly accountId: string;
  readonly isPatient?: boolean;
}

/** Runs a piece of a call in its account's turn. Nothing that runs so may ask for another turn before it is done. */
export type InTurn = <Result>(turn: Turn, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets each account's calls run a few at a time, and those that are patient fewer still. The embedded database computes in this thread,
 * and only between two turns of the event loop is anything read, a new connection in each: so what has been sent is read before a call
 * begins, and before each query of a patient one.
 */
export function callQueue(kind: OpenDatabase['kind']): InTurn {
  const { patient, ...running } = RUNNING[kind];
  const queue = fairQueue({ ...running, ...WAITING });
  const patientQueue = fairQueue({ running: patient, ...WAITING });
  const begin: InTurn = ({ accountId }, work) => queue({ source: accountId, isPreferred: false }, work);
  const run = kind === 'postgres' ? begin : onEmbedded(begin);
  return (turn, work) =>
    turn.isPatient
      ? patientQueue({ source: turn.accountId, isPreferred: false }, () => run(turn, work))
      : run(turn, work);
}

/** The same where the database computes in this thread. */
function onEmbedded(begin: InTurn): InTurn {
  const quiet = quietTimes();
  let asked = 0;
  const readNewcomers = async () => {
    let before = -1;
    for (let turn = 0; turn < MOST_TURNS && before !== asked; turn += 1) {
      before = asked;
      await nextTurn();
    }
  };
  const waitForOthers = async () => {
    await readNewcomers();
    await quiet.wait(PATIENCE_MS);
  };
  return (turn, work) => {
    asked += 1;
    const beginning = () =>
      begin(turn, async () => {
        await readNewcomers();
        return work();
      });
    return turn.isPatient ? withPatience(waitForOthers, beginning) : quiet.after(beginning);
  };
}
