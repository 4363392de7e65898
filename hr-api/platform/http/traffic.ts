import type { FastifyInstance } from 'fastify';

/** How long nothing may have come in before the process takes it that nothing is on its way any more. */
const QUIET_MS = 300;
const POLL_MS = 50;

export interface Traffic {
  /** Resolves when no call is at hand and none has come for a moment, at the latest after so many milliseconds. */
  readonly whenQuiet: (atMostMs: number) => Promise<void>;
}

/** Counts the calls at hand. */
export function watchTraffic(app: FastifyInstance): Traffic {
  let atHand = 0;
  let lastAt = 0;
  app.addHook('onRequest', async () => {
    atHand += 1;
    lastAt = Date.now();
  });
  app.addHook('onResponse', async () => {
    atHand -= 1;
    lastAt = Date.now();
  });
  return {
    whenQuiet: async (atMostMs) => {
      const askedAt = Date.now();
      const isQuiet = () => atHand === 0 && Date.now() - Math.max(lastAt, askedAt) >= QUIET_MS;
      while (!isQuiet() && Date.now() - askedAt < atMostMs)
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    },
  };
}
