import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { findNamed } from '../people/find-named';
import { lockPersons } from '../people/lock-persons';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { legalHolds } from '../tables';

/** Somebody who works here may be held too: it counts once they have left. */
export const holdPerson: Handler<'holdPerson'> = async ({ ChillCode, Reason }, context) => {
  requireEveryone(context);
  const { actor, db, now } = context;
  const [person] = await findNamed(db, [ChillCode]);
  if (!person) throw new ApiError('not_found');
  const { personId } = person;
  await lockPersons(db, [personId]);
  // They may have been erased while the lock was waited for: then the code is nobody's.
  await findNamed(db, [ChillCode]);
  const [hold] = await db
    .insert(legalHolds)
    .values({ personId, reason: Reason, setBy: actor.accountId, setAt: now })
    .onConflictDoNothing()
    .returning({ id: legalHolds.id });
  if (!hold) throw new ApiError('conflict');
  const subject = { kind: 'legal hold', id: hold.id };
  await audit(context, { subject, personId, action: 'hold a person', after: { reason: Reason } });
  return {};
};

export const releaseHold: Handler<'releaseHold'> = async ({ ChillCode, Reason }, context) => {
  requireEveryone(context);
  const { actor, db, now } = context;
  const [person] = await findNamed(db, [ChillCode]);
  if (!person) throw new ApiError('not_found');
  const { personId } = person;
  const [hold] = await db
    .update(legalHolds)
    .set({ endedBy: actor.accountId, endedAt: now, endedBecause: Reason })
    .where(and(eq(legalHolds.personId, personId), isNull(legalHolds.endedAt)))
    .returning({ id: legalHolds.id, reason: legalHolds.reason });
  if (!hold) throw new ApiError('conflict');
  const subject = { kind: 'legal hold', id: hold.id };
  const [before, after] = [{ reason: hold.reason }, { reason: Reason }];
  await audit(context, { subject, personId, action: 'release a hold', before, after });
  return {};
};
