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
  readonly waiting: number;
  readonly waitingOfOneSource: number;
}

type Waiting = Map<string, (() => void)[]>;

const countOf = (waiting: Waiting) => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

/** Takes the next one of the source whose turn it is, and puts that source behind all others. */
function takeTurn(waiting: Waiting): (() => void) | undefined {
  const [next] = waiting;
  if (!next) return undefined;
  const [source, starts] = next;
  const start = starts.shift();
  waiting.delete(source);
  if (starts.length > 0) waiting.set(source, starts);
  return start;
}

/**
 * Lets a few pieces of costly work run at once in this process. Who asks a lot waits behind those who ask a little, and too many
 * of one source are refused with `busy` while others still find room.
 */
export function fairQueue(bounds: Bounds) {
  const preferred: Waiting = new Map();
  const others: Waiting = new Map();
  let running = 0;

  const wait = ({ source, isPreferred }: Lane) => {
    const waiting = isPreferred ? preferred : others;
    const ofSource = waiting.get(source) ?? [];
    if (ofSource.length >= bounds.waitingOfOneSource || countOf(waiting) >= bounds.waiting)
      throw new ApiError('busy', { retryAfterSeconds: 5 });
    waiting.set(source, ofSource);
    return new Promise<void>((resolve) => ofSource.push(resolve));
  };

  return async <Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> => {
    if (running >= bounds.running) await wait(lane);
    else running += 1;
    try {
      return await work();
    } finally {
      const start = takeTurn(preferred) ?? takeTurn(others);
      if (start) start();
      else running -= 1;
    }
  };
}
