import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { ORG_LEVELS, type OrgChoice, type OrgLevel } from '../../../../lib/contract/people/organisation-levels';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { assignments } from '../../tables';
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
