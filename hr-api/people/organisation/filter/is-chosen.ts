import { and, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { ORG_LEVELS, type OrgChoice, type OrgLevel } from '../../../../lib/contract/people/organisation-levels';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { assignments } from '../../tables';
import { readUnitsOfPeriod, type UnitInGroup } from '../units-of-period';
import { unitsBelow } from '../../visibility';

/** Where an assignment says the level. */
export const LEVEL_COLUMN = {
  business: assignments.businessCode,
  company: assignments.companyCode,
  unit: assignments.unitCode,
  location: assignments.locationCode,
  level: assignments.levelCode,
} as const satisfies Record<OrgLevel, unknown>;

/** The units with those below them on a day. Read beforehand, as the database plans better for units that it knows. */
async function withUnitsBelow(db: Database, codes: readonly string[], on: CalendarDate): Promise<string[]> {
  const roots = sql.join(
    codes.map((code) => sql`(${code}::text)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from unnest(array${unitsBelow(sql`values ${roots}`, on)}) as code`,
  );
  return rows.map(({ code }) => code);
}

/** Whether an assignment is among what is chosen of the organisation of a day; undefined where nothing is. */
export async function isChosen(db: Database, choice: OrgChoice, on: CalendarDate): Promise<SQL | undefined> {
  const conditions = ORG_LEVELS.map(async (level) => {
    const codes = [...(choice[level] ?? [])];
    if (codes.length === 0) return undefined;
    return inArray(LEVEL_COLUMN[level], level === 'unit' ? await withUnitsBelow(db, codes, on) : codes);
  });
  return and(...(await Promise.all(conditions)));
}

/** Days of a period, as rows are of them. */
interface RowDays {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The day of a row. */
  readonly day: SQL;
}

/** The same for rows that are each of a day of a period: units with those below them on that day, as figures of movements have them. */
export async function isChosenThen(
  db: Database,
  choice: OrgChoice,
  { from, to, day }: RowDays,
): Promise<SQL | undefined> {
  const { unit = [], ...others } = choice;
  const isThere = await isChosen(db, others, from);
  if (unit.length === 0) return isThere;
  const together = new Map<string, UnitInGroup[]>();
  for (const one of await readUnitsOfPeriod(db, { from, to, roots: unit, isByUnit: false })) {
    const days = `${one.from} ${one.to}`;
    const alike = together.get(days);
    if (alike) alike.push(one);
    else together.set(days, [one]);
  }
  const spans = [...together.values()].map((units) => {
    const [first, last] = [units[0]!.from, units[0]!.to];
    const codes = sql.param(units.map(({ unitCode }) => unitCode));
    // What holds at an edge of the period holds beyond it.
    const isThen = and(first > from ? gte(day, first) : undefined, last < to ? lte(day, last) : undefined);
    return and(isThen, sql`${assignments.unitCode} = any(${codes}::text[])`);
  });
  return and(isThere, or(sql`false`, ...spans));
}
