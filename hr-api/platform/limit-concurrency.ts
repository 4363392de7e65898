import { ApiError } from './errors';

/**
 * Lets a few pieces of costly work run at once in this process, in the order in which they came. Throws `busy` when too many
 * wait already.
 */
export function limitConcurrency(limit: number, waitingLimit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) {
      if (waiting.length >= waitingLimit) throw new ApiError('busy', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
