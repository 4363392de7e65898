import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { ReplyFor } from '../../../../lib/contract/all';
import type { ErasureObstacle } from '../../../../lib/contract/workplace/retention/retention-rules';
import { knownEmployments } from '../../../people/changes/known-employments';
import { distanceFrom, lastDayOf } from '../../../people/effective-dates';
import { hasPhoto } from '../../../people/photo';
import { persons } from '../../../people/tables';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { erasedPeople } from '../erasing/erased-people';
import { countShares, wireShares } from '../erasing/erasure-shares';
import { findObstacles } from '../people/find-obstacles';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { erasurePeople, erasures } from '../tables';
import { readErasures, wireErasure, type ErasureRow } from './read-erasures';

export const getErasure: Handler<'getErasure'> = async ({ RequestCode }, context) => {
  requireEveryone(context);
  const [row] = await readErasures(context, { where: eq(erasures.id, RequestCode), limit: 1 });
  if (!row) throw new ApiError('not_found');
  const named = await readNamed(context, RequestCode);
  const openIds = named.filter(({ state }) => state === 'open').map(({ personId }) => personId);
  const question = { personIds: openIds, today: dayOf(context.now), erasureId: RequestCode };
  const obstacles = await findObstacles(context.db, question);
  return {
    ...wireErasure(context.actor, row),
    Named: named.map((person) => ({
      ...whyOf(person, obstacles.get(person.personId)),
      ChillCode: person.code,
      empid: person.empid ?? '',
      Name: person.name,
      HasPhoto: person.hasPhoto,
      LastDay: lastDayOf(person) ?? '',
    })),
    Shares: await sharesOf(
      context,
      row,
      openIds.filter((personId) => !obstacles.has(personId)),
    ),
  };
};

/** Those who are named and not erased, by this request or another, each by their last employment. */
async function readNamed({ db, now }: CallContext, erasureId: string) {
  const known = knownEmployments(db);
  const nearest = db
    .select({ code: known.code, validFrom: known.validFrom, validTo: known.validTo })
    .from(known)
    .where(eq(known.personId, persons.id))
    .orderBy(known.isRemoved, asc(distanceFrom(known, dayOf(now))))
    .limit(1)
    .as('employments');
  return db
    .select({
      ...{ personId: persons.id, empid: persons.empid, name: persons.name, hasPhoto },
      ...{ code: nearest.code, validFrom: nearest.validFrom, validTo: nearest.validTo },
      ...{ state: erasurePeople.state, because: erasurePeople.because, problem: erasurePeople.problem },
    })
    .from(erasurePeople)
    .innerJoin(persons, eq(persons.id, erasurePeople.personId))
    .innerJoinLateral(nearest, sql`true`)
    .where(
      and(
        eq(erasurePeople.erasureId, erasureId),
        ne(erasurePeople.state, 'erased'),
        sql`not exists (select from ${erasurePeople} gone where gone.person_id = ${persons.id} and gone.state = 'erased')`,
      ),
    )
    .orderBy(asc(persons.name), asc(persons.id));
}

/** Why they are not erased: they were left out, something stands in the way, or it failed. */
function whyOf(
  { because, problem }: Awaited<ReturnType<typeof readNamed>>[number],
  obstacle: ErasureObstacle | undefined,
): Pick<ReplyFor<'getErasure'>['Named'][number], 'Because' | 'Problem'> {
  const Because = because ?? obstacle ?? (problem ? 'failed' : '');
  return { Because, Problem: Because === 'failed' ? problem : '' };
}

/** What it would do while it waits, what it has done since. */
async function sharesOf({ db, language, services }: CallContext, { erasure }: ErasureRow, freeIds: readonly string[]) {
  const { capabilities } = services;
  const shares =
    erasure.state === 'waiting' ? await countShares(db, capabilities, await erasedPeople(db, freeIds)) : erasure.shares;
  return wireShares(shares, { capabilities, language });
}
