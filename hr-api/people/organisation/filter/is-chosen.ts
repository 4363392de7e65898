import { and, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { ORG_LEVELS, type OrgChoice, type OrgLevel } from '../../../../lib/contract/people/organisation-levels';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { assignments } from '../../tables';
import { unitParents } from '../tables';
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
  const begins = [from, ...(await changesOfTree(db, from, to))];
  const spans: SQL[] = [];
  for (const [at, begin] of begins.entries()) {
    const next = begins[at + 1];
    const units = sql`${assignments.unitCode} = any(${sql.param(await withUnitsBelow(db, unit, begin))}::text[])`;
    spans.push(and(at > 0 ? gte(day, begin) : undefined, next ? lt(day, next) : undefined, units) as SQL);
  }
  return and(isThere, or(...spans));
}

/** The days after the first one of a period on which the tree of units changes. */
async function changesOfTree(db: Database, from: CalendarDate, to: CalendarDate): Promise<CalendarDate[]> {
  const [begins, ends] = [unitParents.validFrom, unitParents.validTo].map((column) =>
    db
      .selectDistinct({ day: column })
      .from(unitParents)
      .where(and(gt(column, from), lte(column, to))),
  );
  const found = [...(await begins!), ...(await ends!)].flatMap(({ day }) => (day === null ? [] : [day]));
  return [...new Set(found)].sort();
}
