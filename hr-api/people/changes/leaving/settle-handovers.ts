import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Dependencies } from '../../../platform/capability';
import { daysAfter } from '../../../platform/dates';
import { inTransaction } from '../../../platform/db/transaction';
import { clockAt, ownDay } from '../../own-day';
import { employments } from '../../tables';
import { changes, handovers } from '../tables';
import { responsibilitiesIn } from './responsibility';

const REQUEST_ID = 'handovers';

/**
 * Hands over what waited for the day after somebody's last, which begins where they worked: each in a transaction of its own, once,
 * unless the leaving was taken back. What fails is logged and tried again by the next run.
 */
export async function settleHandovers({ db, clock, log, ...services }: Dependencies): Promise<void> {
  const own = await clockAt(db, clock());
  const responsibilities = new Map(
    responsibilitiesIn(services.capabilities).map((responsibility) => [responsibility.key, responsibility]),
  );
  // The index finds the few whose day is near; of these it has come where the leaver worked.
  const isNear = and(isNull(handovers.settledAt), lte(handovers.dueOn, daysAfter(own.today, 1)));
  const isDue = and(isNear, lte(handovers.dueOn, ownDay(employments.personId, own)));
  const due = await db
    .select({ id: handovers.id })
    .from(handovers)
    .innerJoin(changes, eq(changes.id, handovers.changeId))
    .innerJoin(employments, eq(employments.id, changes.employmentId))
    .where(isDue)
    .orderBy(asc(handovers.dueOn));
  for (const { id } of due)
    try {
      await inTransaction(db, async (tx) => {
        const [found] = await tx
          .select({ handover: handovers, change: changes, personId: employments.personId })
          .from(handovers)
          .innerJoin(changes, eq(changes.id, handovers.changeId))
          .innerJoin(employments, eq(employments.id, changes.employmentId))
          .where(and(eq(handovers.id, id), isDue))
          .for('update', { of: handovers });
        if (!found) return;
        const { handover, change, personId } = found;
        const now = clock();
        await tx.update(handovers).set({ settledAt: now }).where(eq(handovers.id, id));
        if (change.state !== 'made') return;
        const context = {
          ...{ db: tx, now, requestId: REQUEST_ID, actor: null, madeBy: change.madeBy, roleCode: change.roleCode },
          services,
        };
        const leaver = { employmentId: change.employmentId, personId, day: handover.dueOn };
        await responsibilities.get(handover.responsibility)?.settle?.(context, leaver, handover.toId);
      });
    } catch (error) {
      log.error({ err: error, handover: id }, 'what a leaver held was not handed over');
    }
}
