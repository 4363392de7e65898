import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';
import { namesOf } from '../../platform/texts/data';
import { asOn } from '../effective-dates';
import { unitNames, unitParents, units } from './tables';

export interface ListedUnit {
  readonly Code: string;
  readonly Name: string;
  /** How many units it stands below. */
  readonly Depth: number;
}

export interface UnitOfDay {
  readonly code: string;
  readonly parentCode: string | null;
  readonly name: string;
}

/** The units that live on a day, with their parents and names of that day, in the order of siblings. */
export async function unitsOn(db: Database, language: Language, on: CalendarDate): Promise<UnitOfDay[]> {
  const names = await namesOf(db, 'unit', language);
  const rows = await db
    .select({
      code: units.code,
      parentCode: unitParents.parentCode,
      name: sql<string | null>`${unitNames.names} ->> ${language}::text`,
    })
    .from(units)
    .innerJoin(unitParents, and(eq(unitParents.unitCode, units.code), asOn(unitParents, on)))
    .leftJoin(unitNames, and(eq(unitNames.unitCode, units.code), asOn(unitNames, on)))
    .where(livesOn(on))
    .orderBy(asc(units.position), asc(units.code));
  return rows.map(({ code, parentCode, name }) => ({ code, parentCode, name: name ?? names.get(code) ?? code }));
}

/** Whether a unit lives on a day. */
export const livesOn = (on: CalendarDate) =>
  and(sql`${units.validFrom} <= ${on}`, or(isNull(units.validTo), gt(units.validTo, on)));

/** All units of a day as a tree in reading order. */
export async function listUnitTree(db: Database, language: Language, on: CalendarDate): Promise<ListedUnit[]> {
  const childrenOf = new Map<string | null, UnitOfDay[]>();
  for (const unit of await unitsOn(db, language, on))
    childrenOf.set(unit.parentCode, [...(childrenOf.get(unit.parentCode) ?? []), unit]);
  const below = (parent: string | null, Depth: number): ListedUnit[] =>
    (childrenOf.get(parent) ?? []).flatMap(({ code, name }) => [
      { Code: code, Name: name, Depth },
      ...below(code, Depth + 1),
    ]);
  return below(null, 0);
}
