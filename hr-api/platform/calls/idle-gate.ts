/** Knows whether calls of other accounts are under way, waiting ones included. */
export function idleGate() {
  const underWay = new Map<string, number>();
  const waiting = new Set<{ readonly accountId: string; readonly letGo: () => void }>();
  let all = 0;

  const isIdleBeside = (accountId: string) => all === (underWay.get(accountId) ?? 0);

  const count = (accountId: string, by: 1 | -1) => {
    const own = (underWay.get(accountId) ?? 0) + by;
    all += by;
    if (own > 0) underWay.set(accountId, own);
    else underWay.delete(accountId);
  };

  return {
    /** Makes a call of an account, which others wait for. */
    async during<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
      count(accountId, 1);
      try {
        return await work();
      } finally {
        count(accountId, -1);
        for (const one of waiting) if (isIdleBeside(one.accountId)) one.letGo();
      }
    },
    /** Waits until no other account's call is under way, so many milliseconds at most. */
    wait(accountId: string, atMost: number): Promise<void> {
      if (isIdleBeside(accountId)) return Promise.resolve();
      return new Promise((resolve) => {
        const letGo = () => {
          clearTimeout(timer);
          waiting.delete(one);
          resolve();
        };
        const one = { accountId, letGo };
        const timer = setTimeout(letGo, atMost);
        waiting.add(one);
      });
    },
  };
}
