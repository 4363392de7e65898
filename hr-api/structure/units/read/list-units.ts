import { and, gt, isNull } from 'drizzle-orm';
import type { Unit } from '../../../../lib/contract/structure/units';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf, wireDate } from '../../../platform/dates';
import { countPeople } from '../people/count-people';
import { belowOn, livesOn, parentOn, valueOn } from '../plan/structure';
import { refuseUnit } from '../refuse-unit';
import { keptUnits } from '../scope';
import { unitChanges } from '../tables';
import { dayIn } from '../wire-day';
import { namedHeads } from './heads';
import { readStructure } from './read-structure';
import { unitNamesIn } from './unit-names';

/** The day that is asked for; today without one. */
export function dayAsked(text: string, { now }: Pick<CallContext, 'now'>) {
  const today = dayOf(now);
  const on = text === '' ? today : dayIn(text);
  if (on === null) throw refuseUnit({ path: 'On', message: 'not_valid' });
  return { on, today };
}

/** The tree of a day in reading order, with the people of what the caller looks after counted. */
export const listUnits: Handler<'listUnits'> = async ({ On }, context) => {
  const { db, actor, language } = context;
  const { on, today } = dayAsked(On, context);
  const structure = await readStructure(db);
  const nameOn = await unitNamesIn(db, structure, language);
  const own = await countPeople(context, on);
  const roots = await keptUnits(db, actor, today);
  const kept = roots && belowOn(structure, roots, today);
  const living = [...structure.values()].filter((unit) => livesOn(unit, on));
  const heads = await namedHeads(
    context,
    living.flatMap(({ head }) => valueOn(head, on) ?? []),
  );
  const toCome = await countToCome(context, today);

  const childrenOf = new Map<string | null, string[]>();
  for (const { code } of living) {
    const parent = parentOn(structure, code, on);
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), code]);
  }
  const branch = (code: string): Unit[] => {
    const below = (childrenOf.get(code) ?? []).map(branch);
    const isKept = kept === null || kept.has(code);
    const head = valueOn(structure.get(code)?.head ?? [], on);
    const People = own.get(code) ?? 0;
    const unit: Unit = {
      Code: code,
      ParentCode: parentOn(structure, code, on) ?? '',
      Name: nameOn(code, on),
      Head: heads.get(head ?? '') ?? null,
      PeopleBelow: isKept ? below.reduce((sum, [first]) => sum + (first?.PeopleBelow ?? 0), People) : null,
      ToCome: toCome.get(code) ?? 0,
      CanChange: isKept,
    };
    return [unit, ...below.flat()];
  };
  const Units = (childrenOf.get(null) ?? []).flatMap(branch);
  return { On: wireDate(on), IsToday: on === today, CanAdd: Units.some(({ CanChange }) => CanChange), Units };
};

/** How many changes are to come of each unit. */
async function countToCome({ db }: CallContext, today: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: unitChanges.unitCode })
    .from(unitChanges)
    .where(and(isNull(unitChanges.undoneAt), gt(unitChanges.effectiveFrom, today)));
  const counts = new Map<string, number>();
  for (const { code } of rows) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
