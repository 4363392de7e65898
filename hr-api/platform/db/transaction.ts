import type { Database } from './database';

const waiting = new WeakMap<Database, (() => void)[]>();

/** Runs a piece of work in one transaction; what it registered with `afterCommit` runs once its rows can be seen by others. */
export async function inTransaction<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  const callbacks: (() => void)[] = [];
  const result = await db.transaction(async (tx) => {
    waiting.set(tx, callbacks);
    return work(tx);
  });
  for (const callback of callbacks) callback();
  return result;
}

/** Runs the callback when the transaction has committed, never if it rolls back; at once where there is no transaction. */
export function afterCommit(db: Database, callback: () => void): void {
  const callbacks = waiting.get(db);
  if (callbacks) callbacks.push(callback);
  else callback();
}
