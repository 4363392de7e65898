import { asc, sql } from 'drizzle-orm';
import type { CallContext, Handler } from '../../platform/calls/call';
import { dayOf, wireDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { coveredUnits } from '../../people/changes/checks/scope';
import { businesses, companies, levels, locations } from '../../people/organisation/tables';
import { listUnitTree } from '../../people/organisation/unit-tree';
import { mayChange, openPerson, personToChange } from '../open-person';
import { orgCodesOf, readHistory } from '../read-history';
import { isOpenToEdit, lastDayIn, rowState } from '../row-state';

/** Where somebody worked and works, the latest first. */
export const listAssignments: Handler<'listAssignments'> = async ({ ChillCode, KnownOn }, context) => {
  const today = dayOf(context.now);
  const person = await openPerson(context, ChillCode);
  const isKept = mayChange(context, person, 'assignment.change');
  const history = await readHistory(context, person, { kind: 'assignment', knownOn: KnownOn });
  return history.map(({ row, org, changeCode, isOfToday }) => {
    const { business, company, unit, location, level } = orgCodesOf(row.values);
    return {
      EditFlag: isKept && isOpenToEdit(row, today) && KnownOn === '',
      EditField: rowState(row, today) === 'planned' || isOfToday ? ('Y' as const) : ('N' as const),
      EffectiveFrom: wireDate(row.validFrom),
      EndDate: lastDayIn(row),
      ChillKeyCode: row.id,
      ...{ BusinessCode: business, CompanyCode: company, UnitCode: unit, LocationCode: location, LevelCode: level },
      ...org,
      Justification: isKept ? String(row.values['justification'] ?? '') : '',
      State: rowState(row, today),
      ChangeCode: isKept ? changeCode : '',
    };
  });
};

export const listAssignmentChoices: Handler<'listAssignmentChoices'> = async ({ ChillCode }, context) => {
  await personToChange(context, ChillCode);
  return placeChoices(context);
};

/** What there is to choose; of units those where the caller can put somebody. */
export async function placeChoices({ db, actor, now, language }: CallContext) {
  const covered = await coveredUnits(db, actor, dayOf(now));
  const tree = await listUnitTree(db, language, dayOf(now));
  const open = covered
    ? new Set(
        (await db.execute<{ code: string }>(sql`select code from ${covered} covered`)).rows.map(({ code }) => code),
      )
    : null;
  const named = async (kind: 'business' | 'location' | 'level', rows: readonly { code: string }[]) => {
    const names = await namesOf(db, kind, language);
    return rows.map(({ code }) => ({ Code: code, Name: names.get(code) ?? code }));
  };
  const byName = new Intl.Collator(language).compare;
  const sorted = (choices: { Code: string; Name: string }[]) =>
    choices.sort((one, other) => byName(one.Name, other.Name));
  const legal = await db.select({ Code: companies.code, Name: companies.name }).from(companies);
  return {
    Businesses: await named('business', await db.select().from(businesses).orderBy(asc(businesses.position))),
    Companies: sorted(legal),
    Units: tree.filter(({ Code }) => open?.has(Code) ?? true),
    Locations: sorted(await named('location', await db.select().from(locations))),
    Levels: await named('level', await db.select().from(levels).orderBy(asc(levels.rank))),
  };
}
