import { and, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { daysAfter, type CalendarDate } from '../../platform/dates';
import { unitParents } from './tables';

/** Below what a unit stands for a span of days, `validTo` being the first day after it; null: without an end. */
export interface UnitParent {
  readonly unitCode: string;
  readonly parentCode: string | null;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate | null;
}

/** For which days, both included, a unit is counted in a group. */
export interface UnitInGroup {
  readonly unitCode: string;
  readonly group: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

interface Asked {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The units that stand for themselves with all below them; null: everybody's. */
  readonly roots: readonly string[] | null;
  /** Whether each unit directly below a root is a group of its own; else all is one, called ''. */
  readonly isByUnit: boolean;
}

/**
 * In which group each unit is counted on each day of a period, as the tree of that day stands: a unit that moves takes its people along,
 * who leave the one group and come into the other. A unit that is chosen together with one above it is counted once, with the upper one.
 */
export function unitsOfPeriod(parents: readonly UnitParent[], { from, to, roots, isByUnit }: Asked): UnitInGroup[] {
  const changes = parents.flatMap(({ validFrom, validTo }) => [validFrom, ...(validTo === null ? [] : [validTo])]);
  const begins = [...new Set([from, ...changes.filter((day) => day > from && day <= to)])].sort();
  const found = new Map<string, UnitInGroup>();
  const ended: UnitInGroup[] = [];
  for (const [at, day] of begins.entries()) {
    const next = begins[at + 1];
    const last = next === undefined ? to : daysAfter(next, -1);
    const groups = groupsOn(parents, day, { roots, isByUnit });
    for (const [unitCode, known] of found) {
      if (groups.get(unitCode) === known.group) continue;
      ended.push(known);
      found.delete(unitCode);
    }
    for (const [unitCode, group] of groups)
      found.set(unitCode, { unitCode, group, from: found.get(unitCode)?.from ?? day, to: last });
  }
  return [...ended, ...found.values()];
}

/** The same by the tree as it is known. */
export async function readUnitsOfPeriod(db: Database, asked: Asked): Promise<UnitInGroup[]> {
  const { unitCode, parentCode, validFrom, validTo } = unitParents;
  const isOfPeriod = and(lte(validFrom, asked.to), or(isNull(validTo), gt(validTo, asked.from)));
  const parents = await db.select({ unitCode, parentCode, validFrom, validTo }).from(unitParents).where(isOfPeriod);
  return unitsOfPeriod(parents, asked);
}

/** The group of each unit that is in one on a day. */
function groupsOn(
  parents: readonly UnitParent[],
  on: CalendarDate,
  { roots, isByUnit }: Pick<Asked, 'roots' | 'isByUnit'>,
): Map<string, string> {
  const parentOf = new Map<string, string | null>();
  for (const { unitCode, parentCode, validFrom, validTo } of parents)
    if (validFrom <= on && (validTo === null || validTo > on)) parentOf.set(unitCode, parentCode);
  const chosen = new Set(roots ?? [...parentOf].filter(([, parent]) => parent === null).map(([unit]) => unit));
  const groups = new Map<string, string>();
  for (const unit of parentOf.keys()) {
    const path = [unit];
    for (let above = parentOf.get(unit); above && !path.includes(above); above = parentOf.get(above)) path.push(above);
    const root = path.findLastIndex((code) => chosen.has(code));
    if (root < 0) continue;
    groups.set(unit, isByUnit ? (path[root - 1] ?? unit) : '');
  }
  return groups;
}
