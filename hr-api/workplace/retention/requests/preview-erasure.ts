import type { Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { erasedPeople } from '../erasing/erased-people';
import { countShares, wireShares } from '../erasing/erasure-shares';
import { findNamed } from '../people/find-named';
import { findObstacles } from '../people/find-obstacles';
import { requireEveryone } from '../../../people/accounts/require-everyone';

/** What would become of those in whose way nothing stands. */
export const previewErasure: Handler<'previewErasure'> = async ({ ChillCodes }, context) => {
  requireEveryone(context);
  const { actor, db, now, language, services } = context;
  const named = await findNamed(db, ChillCodes);
  const personIds = named.map(({ personId }) => personId);
  const obstacles = await findObstacles(db, { personIds, today: dayOf(now), askerId: actor.personId });
  const free = await erasedPeople(
    db,
    personIds.filter((personId) => !obstacles.has(personId)),
  );
  return {
    People: free.length,
    Obstacles: named.flatMap(({ personId, code, name }) => {
      const because = obstacles.get(personId);
      return because ? [{ ChillCode: code, Name: name, Because: because }] : [];
    }),
    Shares: wireShares(await countShares(db, services.capabilities, free), { ...services, language }),
  };
};
