import { ApiError } from './errors';

/** Whose turn it is. */
export interface Lane {
  /** What comes of one source is done in the order in which it came, and by turns with other sources. */
  readonly source: string;
  /** Such lanes are served before all others. */
  readonly isPreferred: boolean;
}

interface Bounds {
  readonly running: number;
  /** As many as run at all unless given. */
  readonly runningOfOneSource?: number;
  readonly waiting: number;
  readonly waitingOfOneSource: number;
}

type Waiting = Map<string, (() => void)[]>;

const countOf = (waiting: Waiting) => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

/** Takes the next one of the source whose turn it is among those that may run, and puts that source behind all others. */
function takeTurn(waiting: Waiting, mayRun: (source: string) => boolean): (() => void) | undefined {
  for (const [source, starts] of waiting) {
    if (!mayRun(source)) continue;
    const start = starts.shift();
    waiting.delete(source);
    if (starts.length > 0) waiting.set(source, starts);
    return start;
  }
  return undefined;
}

/**
 * Lets a few pieces of costly work run at once in this process. Who asks a lot waits behind those who ask a little, and too many
 * of one source are refused with `busy` while others still find room.
 */
export function fairQueue(bounds: Bounds) {
  const preferred: Waiting = new Map();
  const others: Waiting = new Map();
  const runningOf = new Map<string, number>();
  let running = 0;

  const mayRun = (source: string) =>
    running < bounds.running && (runningOf.get(source) ?? 0) < (bounds.runningOfOneSource ?? bounds.running);

  const begin = (source: string) => {
    running += 1;
    runningOf.set(source, (runningOf.get(source) ?? 0) + 1);
  };

  const end = (source: string) => {
    running -= 1;
    const left = (runningOf.get(source) ?? 0) - 1;
    if (left > 0) runningOf.set(source, left);
    else runningOf.delete(source);
    const start = takeTurn(preferred, mayRun) ?? takeTurn(others, mayRun);
    start?.();
  };

  const wait = ({ source, isPreferred }: Lane) => {
    const waiting = isPreferred ? preferred : others;
    const ofSource = waiting.get(source) ?? [];
    if (ofSource.length >= bounds.waitingOfOneSource || countOf(waiting) >= bounds.waiting)
      throw new ApiError('busy', { retryAfterSeconds: 5 });
    waiting.set(source, ofSource);
    return new Promise<void>((resolve) =>
      ofSource.push(() => {
        begin(source);
        resolve();
      }),
    );
  };

  return async <Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> => {
    if (mayRun(lane.source)) begin(lane.source);
    else await wait(lane);
    try {
      return await work();
    } finally {
      end(lane.source);
    }
  };
}
