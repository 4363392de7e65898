import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { CallContext, Handler } from '../../../platform/calls/call';
import { dayOf } from '../../../platform/dates';
import { ApiError } from '../../../platform/errors';
import { countPeople } from '../people/count-people';
import { aboveOn, belowOn, livesOn, parentOn, valueOn } from '../plan/structure';
import { keptUnits } from '../scope';
import { unitChanges } from '../tables';
import { wireDay } from '../wire-day';
import { namedHeads } from './heads';
import { dayAsked } from './list-units';
import { offeredKinds } from './offered-kinds';
import { readStructure } from './read-structure';
import { namesToEdit, unitNamesIn } from './unit-names';
import { wireChanges } from './wire-changes';

const MAX_CHANGES = 200;

/** The changes of a unit, and of others that went to it or left it; the newest first. */
const changesOf = (db: CallContext['db'], code: string) =>
  db
    .select()
    .from(unitChanges)
    .where(
      or(
        eq(unitChanges.unitCode, code),
        eq(unitChanges.targetCode, code),
        sql`${unitChanges.facts} ->> 'parentAfter' = ${code}`,
        sql`${unitChanges.facts} ->> 'parentBefore' = ${code}`,
      ),
    )
    .orderBy(desc(unitChanges.number))
    .limit(MAX_CHANGES);

export const getUnit: Handler<'getUnit'> = async ({ Code, On }, context) => {
  const { db, actor, language } = context;
  const { on, today } = dayAsked(On, context);
  const structure = await readStructure(db);
  const unit = structure.get(Code);
  if (!unit) throw new ApiError('not_found');
  const nameOn = await unitNamesIn(db, structure, language);
  const counts = await countPeople(context, on);
  const below = belowOn(structure, [Code], on);
  const head = valueOn(unit.head, on);
  const heads = await namedHeads(context, head ? [head] : []);
  const roots = await keptUnits(db, actor, today);
  const kept = roots && belowOn(structure, roots, today);
  const isKept = kept === null || kept.has(Code);
  return {
    Code,
    Names: await namesToEdit(db, structure, { code: Code, on }),
    ...{ Opens: wireDay(unit.life.from), Closes: wireDay(unit.life.to) },
    Path: aboveOn(structure, Code, on)
      .reverse()
      .map((code) => ({ Code: code, Name: nameOn(code, on) })),
    ...{ Head: heads.get(head ?? '') ?? null, HasHead: head !== null },
    People: isKept
      ? { Here: counts.get(Code) ?? 0, Below: [...below].reduce((sum, code) => sum + (counts.get(code) ?? 0), 0) }
      : null,
    Children: [...structure.values()].filter(
      (child) => livesOn(child, on) && parentOn(structure, child.code, on) === Code,
    ).length,
    ...{ IsOpen: livesOn(unit, on), CanChange: isKept },
    Kinds: offeredKinds(structure, Code, { kept, on, today }),
    History: await wireChanges(context, structure, await changesOf(db, Code)),
  };
};

/** All that is to come of the units, the nearest day first. */
export const listUnitChangesToCome: Handler<'listUnitChangesToCome'> = async (_request, context) => {
  const { db, now } = context;
  const rows = await db
    .select()
    .from(unitChanges)
    .where(and(isNull(unitChanges.undoneAt), gt(unitChanges.effectiveFrom, dayOf(now))))
    .orderBy(asc(unitChanges.effectiveFrom), asc(unitChanges.number))
    .limit(MAX_CHANGES);
  return wireChanges(context, await readStructure(db), rows);
};
