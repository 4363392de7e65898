import type { Database } from './database';

/** Carries a result out of a transaction that is given up. */
class RolledBack<Result> extends Error {
  constructor(readonly result: Result) {
    super('a preview is rolled back');
  }
}

/** What some work comes to, of which nothing stays. */
export async function rolledBack<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return (error as RolledBack<Result>).result;
    throw error;
  }
}
