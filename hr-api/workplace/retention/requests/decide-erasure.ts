import { and, eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { CallContext, Handler } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { ERASURE_QUEUE } from '../erasing/erasure-queue';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { erasurePeople, erasures } from '../tables';
import { canDecideErasure, canWithdrawErasure } from './policy';
import { readErasures, type ErasureRow } from './read-erasures';

/** A request that waits, for this transaction alone: of two who decide at once the second finds it decided. */
async function lockWaiting(context: CallContext, id: string): Promise<ErasureRow> {
  requireEveryone(context);
  await context.db.select({ id: erasures.id }).from(erasures).where(eq(erasures.id, id)).for('update');
  const [row] = await readErasures(context, { where: eq(erasures.id, id), limit: 1 });
  if (!row) throw new ApiError('not_found');
  if (row.erasure.state !== 'waiting') throw new ApiError('conflict');
  return row;
}

/** Those whom nobody agreed about are named by no request any more. */
async function releasePeople(db: Database, erasureId: string, now: Date): Promise<void> {
  await db
    .update(erasurePeople)
    .set({ state: 'left_out', settledAt: now })
    .where(and(eq(erasurePeople.erasureId, erasureId), eq(erasurePeople.state, 'open')));
}

export const decideErasure: Handler<'decideErasure'> = async ({ RequestCode, IsAgreed, Comment = '' }, context) => {
  const { erasure, ...row } = await lockWaiting(context, RequestCode);
  const { actor, db, now, services } = context;
  if (!canDecideErasure(actor, { ...erasure, ...row, askedBy: erasure.askedBy })) throw new ApiError('forbidden');
  await db
    .update(erasures)
    .set({ state: IsAgreed ? 'running' : 'refused', decidedBy: actor.accountId, decidedAt: now, comment: Comment })
    .where(eq(erasures.id, erasure.id));
  if (IsAgreed) await services.jobs.enqueue(db, ERASURE_QUEUE, { id: erasure.id });
  else await releasePeople(db, erasure.id, now);
  const subject = { kind: 'erasure', id: erasure.id };
  await audit(context, { subject, action: IsAgreed ? 'agree to an erasure' : 'refuse an erasure' });
  return {};
};

export const withdrawErasure: Handler<'withdrawErasure'> = async ({ RequestCode }, context) => {
  const { erasure } = await lockWaiting(context, RequestCode);
  const { actor, db, now } = context;
  if (!canWithdrawErasure(actor, erasure)) throw new ApiError('forbidden');
  await db
    .update(erasures)
    .set({ state: 'withdrawn', decidedBy: actor.accountId, decidedAt: now })
    .where(eq(erasures.id, erasure.id));
  await releasePeople(db, erasure.id, now);
  await audit(context, { subject: { kind: 'erasure', id: erasure.id }, action: 'withdraw an erasure' });
  return {};
};
