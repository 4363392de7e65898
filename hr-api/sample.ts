import { sql } from 'drizzle-orm';
import { capabilities } from './composed';
import { persons } from './people/tables';
import type { Database } from './platform/db/database';
import { lockLoading } from './platform/db/lock-loading';
import type { SampleData, SampleOptions, SampleScene } from './platform/sample-data';
import { loadReference } from './reference';

/**
 * Fills an empty database with the sample organisation, all or nothing, and answers whether it did; a database that knows
 * anybody is left as it is. Dates are relative to `today`; names and structure are the same each time.
 */
export async function loadSample(db: Database, options: SampleOptions): Promise<boolean> {
  if (await hasPeople(db)) return false;
  const isLoaded = await db.transaction(async (tx) => {
    await lockLoading(tx);
    // Between two statements a hundred thousand people are made up, which takes a busy machine minutes.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    if (await hasPeople(tx)) return false;
    await loadReference(tx);
    await loadAll(tx, options);
    await tx.execute(sql`analyze`);
    return true;
  });
  // Lets an index answer by itself from the first question on.
  if (isLoaded) await db.execute(sql`vacuum`);
  return isLoaded;
}

/** Loads the sample data of each capability once the scene has what it needs. */
async function loadAll(tx: Database, options: SampleOptions): Promise<void> {
  let waiting = capabilities.flatMap(({ sampleData }) => sampleData ?? []);
  let scene: Partial<SampleScene> = {};
  const isReady = ({ needs }: SampleData) => needs.every((need) => need in scene);
  while (waiting.length > 0) {
    const next = waiting.find(isReady);
    if (!next)
      throw new Error(`No sample data fills what other needs: ${waiting.flatMap(({ needs }) => needs).join(', ')}`);
    scene = { ...scene, ...(await next.load(tx, { ...options, ...(scene as SampleScene) })) };
    waiting = waiting.filter((one) => one !== next);
  }
}

async function hasPeople(db: Database): Promise<boolean> {
  const found = await db.select({ id: persons.id }).from(persons).limit(1);
  return found.length > 0;
}
