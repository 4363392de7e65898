import { AsyncLocalStorage } from 'node:async_hooks';

const waits = new AsyncLocalStorage<() => Promise<void>>();

/** Runs a piece of work of which each query waits for something first: the embedded database answers one after another. */
export const withLowPriority = <Result>(wait: () => Promise<void>, work: () => Promise<Result>): Promise<Result> =>
  waits.run(wait, work);

/** Waits as long as work of low priority has to; other work not at all. */
export const waitForOthers = async (): Promise<void> => waits.getStore()?.();

/** A client, the same but that queries outside of transactions wait so: within one, everybody would wait with them. */
export function withWaits<Client extends object>(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const method = member.bind(target) as (...asked: unknown[]) => Promise<unknown>;
      if (name !== 'query') return method;
      return async (...asked: unknown[]) => {
        await waitForOthers();
        return method(...asked);
      };
    },
  });
}
