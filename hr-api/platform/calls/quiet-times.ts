/** Knows whether anything is under way that others wait for. */
export function quietTimes() {
  let underWay = 0;
  let waiting: (() => void)[] = [];

  return {
    /** Does something after which it may be quiet. */
    async after<Result>(work: () => Promise<Result>): Promise<Result> {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) {
          for (const tell of waiting) tell();
          waiting = [];
        }
      }
    },
    /** Waits until nothing is under way, so many milliseconds at most. */
    wait(atMost: number): Promise<void> {
      if (underWay === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, atMost);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}
