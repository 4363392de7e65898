import { asc } from 'drizzle-orm';
import { persons } from '../../../people/tables';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';

/** Lets nobody hold, ask for, erase or take back these people until the transaction ends; always in one order. */
export async function lockPersons(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: persons.id })
    .from(persons)
    .where(amongIds(persons.id, ids))
    .orderBy(asc(persons.id))
    .for('update');
}
