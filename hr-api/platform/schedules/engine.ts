import type { Dependencies } from '../capability';
import { startWorker } from '../jobs/worker';
import { findWork } from './find-work';
import type { ScheduledKind } from './kinds';
import { planDue } from './plan';
import { runNext } from './run';

/** How many run at once in one process. */
const LANES = 4;

/** Workers are woken by the tick; should one be missed, they look by themselves. */
const POLL_MS = 60_000;

interface Engine {
  /** Writes what is due and wakes the workers; called every few seconds. */
  readonly tick: () => Promise<void>;
  /** Gives back what runs, and takes no more. */
  readonly stop: () => Promise<void>;
}

/** Does what schedules ask for when they are due. Any number of processes do so on one database. */
export function startEngine(dependencies: Dependencies, kinds: Readonly<Record<string, ScheduledKind>>): Engine {
  const { db, clock, log } = dependencies;
  const stopping = new AbortController();
  const runner = { dependencies, kinds, stopping: stopping.signal };
  const onError = (error: unknown) => log.error({ err: error }, 'scheduled worker');
  const byTick = Object.keys(kinds).filter((kind) => !kinds[kind]?.isPlannedByService);
  const long = Object.keys(kinds).filter((kind) => kinds[kind]?.isLong);
  const lanes = Array.from({ length: LANES }, (_, lane) => {
    const own = lane === 0 ? { ...runner, leftOut: long } : runner;
    return startWorker(() => runNext(own), POLL_MS, onError);
  });
  return {
    tick: async () => {
      const { isDue, isOpen } = await findWork(db, clock());
      if (isDue) await planDue(db, clock(), byTick);
      if (isDue || isOpen) for (const lane of lanes) lane.wake();
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
