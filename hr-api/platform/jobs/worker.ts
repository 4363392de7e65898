export interface Worker {
  /** Looks for work now instead of at the next poll. */
  readonly wake: () => void;
  /** Finishes the work at hand and takes no more. */
  readonly stop: () => Promise<void>;
}

/** Calls `drain` until it finds nothing (answers false), then waits to be woken or for the next poll, and so on. */
export function startWorker(drain: () => Promise<boolean>, pollMs: number, onError: (error: unknown) => void): Worker {
  let isStopped = false;
  let isWoken = false;
  let endPause = () => {};

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = async () => {
    while (!isStopped) {
      isWoken = false;
      let hasMore = false;
      try {
        hasMore = await drain();
      } catch (error) {
        onError(error);
      }
      if (!hasMore && !isWoken && !isStopped) await pause();
    }
  };

  const ended = loop();
  const wake = () => {
    isWoken = true;
    endPause();
  };
  return {
    wake,
    stop: () => {
      isStopped = true;
      wake();
      return ended;
    },
  };
}
