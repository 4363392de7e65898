import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Dependencies } from '../../../platform/capability';
import { dayOf } from '../../../platform/dates';
import { inTransaction } from '../../../platform/db/transaction';
import { findObstacles } from '../people/find-obstacles';
import { lockPersons } from '../people/lock-persons';
import { erasurePeople, erasures } from '../tables';
import { erasedPeople } from './erased-people';
import { addShares, countShares, sharesIn } from './erasure-shares';

type Eraser = Pick<Dependencies, 'db' | 'clock' | 'files' | 'capabilities' | 'log'>;
type Work = Omit<Eraser, 'clock'> & { readonly now: Date };
type RunningErasure = typeof erasures.$inferSelect;

/** Who fails so often is left out of the request. Between tries passes less than between two runs of the work that goes on with them. */
const MAX_FAILURES = 5;
const RETRY_MS = 30 * 60_000;
const MAX_PROBLEM = 300;

/**
 * Erases, or leaves out, the next person of an erasure that was agreed to: all of them or nothing. Who cannot be erased is set aside and
 * tried again later, behind the others. Answers whether there may be more now. Of two who do it at once one waits for the other, and
 * goes on behind it.
 */
export async function eraseNext({ db, clock, ...eraser }: Eraser, erasureId: string): Promise<boolean> {
  const next: { personId: string | undefined } = { personId: undefined };
  const inErasureTransaction = (work: (inTx: Work, erasure: RunningErasure) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      const inTx = { ...eraser, db: tx, now: clock() };
      const [erasure] = await tx.select().from(erasures).where(eq(erasures.id, erasureId)).for('update');
      if (erasure?.state !== 'running') return false;
      await work(inTx, erasure);
      return goesOn(inTx, erasureId);
    });
  try {
    return await inErasureTransaction(async (work, erasure) => {
      next.personId = await nextOf(work, erasureId);
      if (next.personId !== undefined) await settlePerson(work, erasure, next.personId);
    });
  } catch (error) {
    const { personId } = next;
    if (personId === undefined) throw error;
    return inErasureTransaction((work) => setAside(work, { erasureId, personId, error }));
  }
}

/** Whether there is somebody else to erase now; without anybody who is open the erasure is done. */
async function goesOn(work: Work, erasureId: string): Promise<boolean> {
  const { db } = work;
  if (await nextOf(work, erasureId)) return true;
  if ((await db.$count(erasurePeople, isOf(erasureId))) > 0) return false;
  await db.update(erasures).set({ state: 'done' }).where(eq(erasures.id, erasureId));
  const subject = { kind: 'erasure', id: erasureId };
  await audit(byTheClock(work, erasureId), { subject, action: 'finish an erasure' });
  return false;
}

/** Who agreed stands in the audit row of the decision. */
const byTheClock = ({ db, now }: Pick<Work, 'db' | 'now'>, erasureId: string) => ({
  ...{ actor: null, db, now },
  requestId: `erasure ${erasureId}`,
});

const isOf = (erasureId: string) => and(eq(erasurePeople.erasureId, erasureId), eq(erasurePeople.state, 'open'));

async function nextOf({ db, now }: Pick<Work, 'db' | 'now'>, erasureId: string): Promise<string | undefined> {
  const [next] = await db
    .select({ personId: erasurePeople.personId })
    .from(erasurePeople)
    .where(and(isOf(erasureId), or(isNull(erasurePeople.retryAt), lte(erasurePeople.retryAt, now))))
    .orderBy(asc(erasurePeople.personId))
    .limit(1);
  return next?.personId;
}

interface Failing {
  readonly erasureId: string;
  readonly personId: string;
  readonly error: unknown;
}

/** Notes that somebody could not be erased; who could not too often is left out. */
async function setAside(work: Work, { erasureId, personId, error }: Failing): Promise<void> {
  const { db, now, log } = work;
  log.error({ err: error, erasure: erasureId, person: personId }, 'a person could not be erased');
  const isTheirs = and(isOf(erasureId), eq(erasurePeople.personId, personId));
  const problem = innermostMessage(error).slice(0, MAX_PROBLEM);
  const [noted] = await db
    .update(erasurePeople)
    .set({ problem, failures: sql`${erasurePeople.failures} + 1`, retryAt: new Date(now.getTime() + RETRY_MS) })
    .where(isTheirs)
    .returning({ failures: erasurePeople.failures });
  if (!noted || noted.failures < MAX_FAILURES) return;
  const because = 'failed';
  await db.update(erasurePeople).set({ state: 'left_out', because, settledAt: now }).where(isTheirs);
  const subject = { kind: 'person', id: personId };
  const after = { erasure: erasureId, because };
  await audit(byTheClock(work, erasureId), { subject, personId, action: 'leave out of an erasure', after });
}

/** What the database said: what is around it repeats the statement with its values. */
function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : innermostMessage(error.cause);
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
  await db.update(erasurePeople).set({ problem: '' }).where(eq(erasurePeople.personId, personId));
  const shares = addShares(erasure.shares, counted);
  await db.update(erasures).set({ shares }).where(eq(erasures.id, erasure.id));
}
