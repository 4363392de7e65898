import type { Language } from '../../../../lib/contract/platform/languages';
import type { Responsibility, Leaver } from '../../../people/changes/leaving/responsibility';
import { audit } from '../../../platform/audit/audit';
import { dayOf } from '../../../platform/dates';
import { newCode } from '../../../platform/new-code';
import { planChange } from '../plan/plan-change';
import { livesOn, type Structure } from '../plan/structure';
import { endOf } from '../plan/unit-write';
import { lockStructure, readStructure } from '../read/read-structure';
import { unitNamesIn } from '../read/unit-names';
import { unitChanges } from '../tables';
import { writeUnits } from './write-units';

const TITLE: Readonly<Record<Language, string>> = {
  de: 'Geleitete Einheiten',
  en: 'Units that they head',
  es: 'Unidades que dirige',
  fr: 'Unités dirigées',
  ja: '長を務める部署',
  zh: '担任负责人的部门',
};

/** The days from which somebody heads a unit, on the day after their last or later. */
function headedBy(structure: Structure, { employmentId, day }: Leaver) {
  return [...structure.values()].flatMap((unit) =>
    unit.head
      .filter(({ value, to }) => value === employmentId && endOf(to) > day)
      .map(({ from }) => ({ unit, from: from < day ? day : from }))
      .filter(({ from }) => livesOn(unit, from)),
  );
}

/** The units that somebody heads get another head on the day after their last, as a change of the unit. */
export const unitsOfLeavers: Responsibility = {
  key: 'units',
  goesOn: true,
  find: async ({ db, language }, leaver) => {
    const structure = await readStructure(db);
    const nameOn = await unitNamesIn(db, structure, language);
    const units = [...new Set(headedBy(structure, leaver).map(({ unit }) => unit.code))];
    if (units.length === 0) return null;
    const details = units.map((code) => ({ text: nameOn(code, leaver.day), link: '' }));
    return { title: TITLE[language], count: units.length, details };
  },
  settle: async (context, leaver, head) => {
    const { db, now, madeBy, roleCode } = context;
    const today = dayOf(now);
    await lockStructure(db);
    let structure = await readStructure(db);
    for (const { unit, from } of headedBy(structure, leaver)) {
      const plan = planChange(structure, { kind: 'head', code: unit.code, from, head });
      structure = plan.after;
      await writeUnits(db, plan.writes, today);
      await db.insert(unitChanges).values({
        ...{ code: newCode(), kind: 'head', unitCode: unit.code, effectiveFrom: from, facts: plan.facts },
        ...{ writes: plan.writes, madeAt: now, madeBy, roleCode },
      });
      await audit(context, {
        ...{ subject: { kind: 'unit', id: unit.code }, action: 'change head of unit' },
        after: { ...plan.facts, effectiveFrom: from },
      });
    }
  },
};
