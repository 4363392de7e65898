import { and, asc, gt, inArray, isNull, or } from 'drizzle-orm';
import { personsByAccount } from '../../../people/persons-named';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { countEverybody } from '../people/count-people';
import { sightChanges } from '../people/sight-changes';
import { belowOn, livesOn, valueOn } from '../plan/structure';
import { unitChanges } from '../tables';
import { prepareChange, touchedBy } from '../write/prepare-change';
import { namedHeads } from './heads';
import { unitNamesIn } from './unit-names';
import { wireChanges } from './wire-changes';

const MAX_NAMED = 20;

/** What a change would touch on its day. It is planned and refused as the change would be, and nothing is written. */
export const previewUnitChange: Handler<'previewUnitChange'> = async (wanted, context) => {
  const { db, language } = context;
  const { plan, before, people } = await prepareChange(context, wanted);
  const { request, facts, after } = plan;
  const on = request.from;
  const counts = await countEverybody(db, on);
  const below = [...belowOn(before, [request.code], on)].filter((code) => livesOn(before.get(code), on));
  const nameOn = await unitNamesIn(db, after, language);
  const heads = below.flatMap((code) => valueOn(before.get(code)?.head ?? [], on) ?? []);
  const named = await namedHeads(context, heads.slice(0, MAX_NAMED));
  const sight = await sightChanges(db, {
    before,
    after,
    counts,
    on,
    moved: { from: request.code, to: facts.target ?? null },
  });
  const seers = await personsByAccount(
    context,
    sight.map(({ accountId }) => accountId),
  );
  const sightOf = (side: 'gains' | 'loses') =>
    sight
      .flatMap((one) => {
        const Person = seers.get(one.accountId);
        return Person && one[side] > 0 ? [{ Person, People: one[side] }] : [];
      })
      .slice(0, MAX_NAMED);
  return {
    People: below.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0),
    Moved: facts.target ? people : 0,
    Units: Math.max(0, below.length - 1),
    Children: (facts.children ?? []).map((Code) => ({ Code, Name: nameOn(Code, on) })),
    Heads: [...named.values()],
    ...{ Gains: sightOf('gains'), Loses: sightOf('loses') },
    ToCome: await wireChanges(context, before, await changesAfter(db, touchedBy(plan), on)),
  };
};

/** What is to come of some units after a day. */
const changesAfter = (db: CallContext['db'], codes: readonly string[], on: string) =>
  db
    .select()
    .from(unitChanges)
    .where(
      and(
        isNull(unitChanges.undoneAt),
        gt(unitChanges.effectiveFrom, on),
        or(inArray(unitChanges.unitCode, [...codes]), inArray(unitChanges.targetCode, [...codes])),
      ),
    )
    .orderBy(asc(unitChanges.effectiveFrom), asc(unitChanges.number))
    .limit(MAX_NAMED);
