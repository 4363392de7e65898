import { AsyncLocalStorage } from 'node:async_hooks';

const patience = new AsyncLocalStorage<() => Promise<void>>();

/** Runs a piece of work of which each query waits for something first: the embedded database answers one after another. */
export const withPatience = <Result>(wait: () => Promise<void>, work: () => Promise<Result>): Promise<Result> =>
  patience.run(wait, work);

/** Waits as long as the work that asks has patience, if it has any. */
export const waitPatiently = async (): Promise<void> => patience.getStore()?.();
