import { ApiError } from './errors';

/** Whose turn it is. */
export interface Lane {
  /** What comes of one source is done in the order in which it came, and by turns with other sources. */
  readonly source: string;
  /** Such lanes are served before all others. */
  readonly isPreferred: boolean;
  /** Such lanes are served after all others, and fewer of them at once. */
  readonly isLowPriority?: boolean;
}

interface Bounds {
  readonly running: number;
  /** As many as run at all unless given. */
  readonly runningOfOneSource?: number;
  /** As many as run at all unless given. */
  readonly runningOfLowPriority?: number;
  /** The same while others run, and for a moment after. */
  readonly runningOfLowPriorityBesideOthers?: number;
  readonly waiting: number;
  readonly waitingOfOneSource: number;
}

/** Milliseconds without anything but low priority after which nobody else is expected. */
const QUIET_MS = 100;

type Waiting = Map<string, (() => void)[]>;

const countOf = (lines: readonly Waiting[]) =>
  lines.flatMap((line) => [...line.values()]).reduce((sum, { length }) => sum + length, 0);

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
  const [preferred, usual, low]: [Waiting, Waiting, Waiting] = [new Map(), new Map(), new Map()];
  const lines = [preferred, usual, low];
  const runningOf = new Map<string, number>();
  let running = 0;
  let runningLow = 0;
  let othersEndedAt = -Infinity;

  const lineOf = ({ isPreferred, isLowPriority }: Lane) => (isPreferred ? preferred : isLowPriority ? low : usual);

  const isQuiet = () => running === runningLow && performance.now() - othersEndedAt > QUIET_MS;
  const mostLow = () => {
    const { runningOfLowPriority = bounds.running, runningOfLowPriorityBesideOthers = runningOfLowPriority } = bounds;
    return isQuiet() ? runningOfLowPriority : runningOfLowPriorityBesideOthers;
  };

  const mayRun = (source: string, line: Waiting) =>
    running < bounds.running &&
    (runningOf.get(source) ?? 0) < (bounds.runningOfOneSource ?? bounds.running) &&
    (line !== low || runningLow < mostLow());

  const begin = (source: string, line: Waiting) => {
    running += 1;
    if (line === low) runningLow += 1;
    runningOf.set(source, (runningOf.get(source) ?? 0) + 1);
  };

  const takeNext = () => {
    for (const line of lines) {
      const start = takeTurn(line, (source) => mayRun(source, line));
      if (start) return start;
    }
    return undefined;
  };

  const end = (source: string, line: Waiting) => {
    running -= 1;
    if (line === low) runningLow -= 1;
    else othersEndedAt = performance.now();
    const left = (runningOf.get(source) ?? 0) - 1;
    if (left > 0) runningOf.set(source, left);
    else runningOf.delete(source);
    // The end of one may make room for two: for another of its source, and for another of low priority.
    for (let start = takeNext(); start; start = takeNext()) start();
  };

  const wait = (source: string, line: Waiting) => {
    // A crowd that is not preferred never has those refused that are.
    const beside = line === preferred ? [preferred] : [usual, low];
    const ofSource = beside.reduce((sum, one) => sum + (one.get(source)?.length ?? 0), 0);
    if (ofSource >= bounds.waitingOfOneSource || countOf(beside) >= bounds.waiting)
      throw new ApiError('busy', { retryAfterSeconds: 5 });
    const starts = line.get(source) ?? [];
    line.set(source, starts);
    return new Promise<void>((resolve) =>
      starts.push(() => {
        begin(source, line);
        resolve();
      }),
    );
  };

  return async <Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> => {
    const { source } = lane;
    const line = lineOf(lane);
    if (mayRun(source, line)) begin(source, line);
    else await wait(source, line);
    try {
      return await work();
    } finally {
      end(source, line);
    }
  };
}
