import type { FastifyBaseLogger } from 'fastify';

export interface Recurring {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** Runs each piece of work every so often, never twice at once; a failure is logged and the next turn tries again. */
export function startRecurring(works: readonly Recurring[], log: FastifyBaseLogger): { stop: () => Promise<void> } {
  const running = new Map<string, Promise<unknown>>();
  const turn = ({ name, run }: Recurring) => {
    if (running.has(name)) return;
    const done = run()
      .catch((error: unknown) => log.error({ err: error, work: name }, 'recurring work failed'))
      .finally(() => running.delete(name));
    running.set(name, done);
  };
  const timers = works.map((work) => setInterval(turn, work.everyMs, work).unref());
  return {
    stop: async () => {
      timers.forEach(clearInterval);
      await Promise.all(running.values());
    },
  };
}
