import { audit } from '../../../platform/audit/audit';
import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { findNamed } from '../people/find-named';
import { findObstacles } from '../people/find-obstacles';
import { lockPersons } from '../people/lock-persons';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { erasurePeople, erasures } from '../tables';

/** All who are named or nobody: an issue says of each in whose way something stands what it is. */
export const askErasure: Handler<'askErasure'> = async ({ ChillCodes, Reason }, context) => {
  requireEveryone(context);
  const { actor, db, now } = context;
  const personIds = (await findNamed(db, ChillCodes)).map(({ personId }) => personId);
  await lockPersons(db, personIds);
  // Read again: who was erased while the lock was waited for has no such code any more.
  const named = await findNamed(db, ChillCodes);
  const obstacles = await findObstacles(db, { personIds, today: dayOf(now), askerId: actor.personId });
  if (obstacles.size > 0) {
    const issues = named.flatMap(({ personId, code }) => {
      const message = obstacles.get(personId);
      return message ? [{ path: `ChillCodes.${ChillCodes.indexOf(code)}`, message }] : [];
    });
    throw new ApiError('invalid', { issues });
  }
  const [erasure] = await db
    .insert(erasures)
    .values({ state: 'waiting', reason: Reason, askedBy: actor.accountId, askedAt: now })
    .returning({ id: erasures.id });
  if (!erasure) throw new Error('The request was not noted');
  await db
    .insert(erasurePeople)
    .values(personIds.map((personId) => ({ erasureId: erasure.id, personId, state: 'open' as const })));
  const subject = { kind: 'erasure', id: erasure.id };
  // No reason, which may name them: what is noted of the request outlives them.
  await audit(context, { subject, action: 'ask for an erasure', after: { people: personIds } });
  return { RequestCode: erasure.id };
};
