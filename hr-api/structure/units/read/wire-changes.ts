import { languages } from '../../../../lib/contract/platform/languages';
import type { UnitChange } from '../../../../lib/contract/structure/units';
import { NOBODY, personsByAccount } from '../../../people/persons-named';
import type { CallContext } from '../../../platform/calls/call';
import { dayOf, daysAfter, wireDate, wireInstant } from '../../../platform/dates';
import { namesOf } from '../../../platform/texts/data';
import { belowOn, type Structure } from '../plan/structure';
import { keptUnits } from '../scope';
import type { ChangeFacts, unitChanges } from '../tables';
import { headName, namedHeads } from './heads';
import { unitNamesIn } from './unit-names';

type ChangeRow = typeof unitChanges.$inferSelect;

/** Changes as the wire tells them: places by their names of the day, persons as the caller may know them. */
export async function wireChanges(
  context: CallContext,
  structure: Structure,
  rows: readonly ChangeRow[],
): Promise<UnitChange[]> {
  const { db, language, now, actor } = context;
  const today = dayOf(now);
  const nameOn = await unitNamesIn(db, structure, language);
  const roleNames = await namesOf(db, 'role', language);
  const makers = await personsByAccount(
    context,
    rows.flatMap(({ madeBy, undoneBy }) => [madeBy, ...(undoneBy ? [undoneBy] : [])]),
  );
  const heads = await namedHeads(
    context,
    rows.flatMap(({ facts }) => [facts.headBefore, facts.headAfter].filter((id) => typeof id === 'string')),
  );
  const roots = await keptUnits(db, actor, today);
  const kept = roots && belowOn(structure, roots, today);
  const by = (account: string | null) => makers.get(account ?? '') ?? NOBODY;
  const role = (code: number | null) => roleNames.get(String(code)) ?? '';

  return rows.map((row): UnitChange => {
    const { facts, effectiveFrom: from, kind } = row;
    const on = kind === 'close' || kind === 'merge' ? daysAfter(from, -1) : from;
    const place = (code: string | null | undefined) => (code ? nameOn(code, from) : '');
    const head = (id: string | null | undefined) => headName(heads, id, language);
    const nameIn = (names: ChangeFacts['namesBefore']) => names?.[language] ?? names?.['en'] ?? '';
    const sides = {
      rename: [nameIn(facts.namesBefore), nameIn(facts.namesAfter)],
      head: [head(facts.headBefore), head(facts.headAfter)],
      other: [place(facts.parentBefore), place(facts.parentAfter)],
    };
    const [Before = '', After = ''] = kind === 'rename' || kind === 'head' ? sides[kind] : sides.other;
    return {
      ...{ ChangeCode: row.code, Kind: kind, From: wireDate(from), IsToCome: from > today, Before, After },
      Unit: {
        Code: row.unitCode,
        Name: structure.has(row.unitCode) ? nameOn(row.unitCode, on) : nameIn(facts.namesAfter),
      },
      Names: kind === 'rename' ? otherNames(facts, language) : [],
      ...{ Target: place(facts.target), People: facts.people ?? 0, Children: (facts.children ?? []).map(place) },
      ...{ Justification: row.justification, By: by(row.madeBy), RoleName: role(row.roleCode) },
      At: wireInstant(row.madeAt),
      Undone: row.undoneAt && {
        ...{ By: by(row.undoneBy), RoleName: role(row.undoneRole) },
        ...{ At: wireInstant(row.undoneAt), Reason: row.undoneBecause },
      },
      CanUndo: row.undoneAt === null && (kept === null || kept.has(row.unitCode)),
    };
  });
}

const otherNames = ({ namesBefore, namesAfter }: ChangeFacts, own: string) =>
  languages
    .filter((language) => language !== own && namesBefore?.[language] !== namesAfter?.[language])
    .map((Language) => ({ Language, Before: namesBefore?.[Language] ?? '', After: namesAfter?.[Language] ?? '' }));
