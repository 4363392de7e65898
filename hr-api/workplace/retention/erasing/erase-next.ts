import { and, asc, eq, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Dependencies } from '../../../platform/capability';
import { dayOf } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { inTransaction } from '../../../platform/db/transaction';
import { findObstacles } from '../people/find-obstacles';
import { lockPersons } from '../people/lock-persons';
import { erasurePeople, erasures } from '../tables';
import { erasedPeople } from './erased-people';
import { addShares, countShares, sharesIn } from './erasure-shares';

type Eraser = Pick<Dependencies, 'db' | 'clock' | 'files' | 'capabilities' | 'log'>;
type Work = Omit<Eraser, 'clock'> & { readonly now: Date };
type RunningErasure = typeof erasures.$inferSelect;

/**
 * Erases, or leaves out, the next person of an erasure that was agreed to: all of them or nothing. Answers whether there may be more.
 * Of two who do it at once one waits for the other, and goes on behind it.
 */
export async function eraseNext({ db, clock, ...eraser }: Eraser, erasureId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const work = { ...eraser, db: tx, now: clock() };
    const [erasure] = await tx.select().from(erasures).where(eq(erasures.id, erasureId)).for('update');
    if (erasure?.state !== 'running') return false;
    const personId = await nextOf(tx, erasureId);
    if (personId) await settlePerson(work, erasure, personId);
    if (await nextOf(tx, erasureId)) return true;
    await tx.update(erasures).set({ state: 'done' }).where(eq(erasures.id, erasureId));
    const subject = { kind: 'erasure', id: erasureId };
    await audit(byTheClock(work, erasureId), { subject, action: 'finish an erasure' });
    return false;
  });
}

/** Who agreed stands in the audit row of the decision. */
const byTheClock = ({ db, now }: Pick<Work, 'db' | 'now'>, erasureId: string) => ({
  ...{ actor: null, db, now },
  requestId: `erasure ${erasureId}`,
});

const isOf = (erasureId: string) => and(eq(erasurePeople.erasureId, erasureId), eq(erasurePeople.state, 'open'));

async function nextOf(db: Database, erasureId: string): Promise<string | undefined> {
  const [next] = await db
    .select({ personId: erasurePeople.personId })
    .from(erasurePeople)
    .where(isOf(erasureId))
    .orderBy(asc(erasurePeople.personId))
    .limit(1);
  return next?.personId;
}

async function settlePerson(work: Work, erasure: RunningErasure, personId: string): Promise<void> {
  const { db, now, log } = work;
  await lockPersons(db, [personId]);
  const question = { personIds: [personId], today: dayOf(now), erasureId: erasure.id };
  const because = (await findObstacles(db, question)).get(personId);
  if (!because) await erasePerson(work, erasure, personId);
  await db
    .update(erasurePeople)
    .set(because ? { state: 'left_out', because, settledAt: now } : { state: 'erased', settledAt: now })
    .where(and(isOf(erasure.id), eq(erasurePeople.personId, personId)));
  const subject = { kind: 'person', id: personId };
  const after = because ? { erasure: erasure.id, because } : { erasure: erasure.id };
  const action = because ? 'leave out of an erasure' : 'erase a person';
  await audit(byTheClock(work, erasure.id), { subject, personId, action, after });
  log.info({ erasure: erasure.id, person: personId, because }, because ? 'person left out' : 'person erased');
}

async function erasePerson({ db, now, files, capabilities }: Work, erasure: RunningErasure, personId: string) {
  const people = await erasedPeople(db, [personId]);
  const counted = await countShares(db, capabilities, people);
  // By this the database knows whose histories it lets go.
  await db.execute(sql`select set_config('people.erased', ${personId}, true)`);
  for (const person of people) for (const { erase } of sharesIn(capabilities)) await erase({ db, now, files }, person);
  await db.execute(sql`select set_config('people.erased', '', true)`);
  const shares = addShares(erasure.shares, counted);
  await db.update(erasures).set({ shares }).where(eq(erasures.id, erasure.id));
}
