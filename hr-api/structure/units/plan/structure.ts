import type { CalendarDate } from '../../../platform/dates';
import { holdsOn, type DatedValue, type Names, type UnitWrite } from './unit-write';

/** A unit with all that was, is and will be of it. Its parents are told of every day, its life bounds which of them count. */
export interface Unit {
  readonly code: string;
  readonly position: number;
  readonly life: DatedValue<null>;
  readonly parent: readonly DatedValue<string | null>[];
  readonly names: readonly DatedValue<Names>[];
  readonly head: readonly DatedValue<string>[];
}

export type Structure = ReadonlyMap<string, Unit>;

export const valueOn = <Value>(rows: readonly DatedValue<Value>[], on: CalendarDate): Value | null =>
  rows.find((row) => holdsOn(row, on))?.value ?? null;

export const livesOn = (unit: Unit | undefined, on: CalendarDate): boolean =>
  unit !== undefined && holdsOn(unit.life, on);

export const parentOn = (structure: Structure, code: string, on: CalendarDate): string | null =>
  valueOn(structure.get(code)?.parent ?? [], on);

/** The units above one on a day, the nearest first; those of a circle once. */
export function aboveOn(structure: Structure, code: string, on: CalendarDate): string[] {
  const above: string[] = [];
  for (let at = parentOn(structure, code, on); at !== null && !above.includes(at); at = parentOn(structure, at, on)) {
    above.push(at);
  }
  return above;
}

/** Some units and all below them in the tree of a day, closed ones among them. */
export function belowOn(structure: Structure, roots: Iterable<string>, on: CalendarDate): Set<string> {
  const childrenOf = new Map<string, string[]>();
  for (const { code } of structure.values()) {
    const parent = parentOn(structure, code, on);
    if (parent !== null) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), code]);
  }
  const found = new Set(roots);
  for (const code of found) for (const child of childrenOf.get(code) ?? []) found.add(child);
  return found;
}

/** The structure after some writes. */
export function written(structure: Structure, writes: readonly UnitWrite[]): Structure {
  const after = new Map(structure);
  for (const write of writes) {
    const unit = after.get(write.unitCode);
    if (write.facet === 'life') {
      if (write.after === null) after.delete(write.unitCode);
      else after.set(write.unitCode, { ...(unit ?? newUnit(write.unitCode)), life: write.after as DatedValue<null> });
    } else if (unit) after.set(unit.code, { ...unit, [write.facet]: rowsAfter(unit[write.facet], write) });
  }
  return after;
}

function rowsAfter(rows: readonly DatedValue<unknown>[], { rowId, after }: UnitWrite): DatedValue<unknown>[] {
  const others = rows.filter(({ id }) => id !== rowId);
  return after ? [...others, after] : others;
}

const newUnit = (code: string): Omit<Unit, 'life'> => ({ code, position: 0, parent: [], names: [], head: [] });

/** The days on which anything of the structure begins or ends to hold: between two of them it is alike. */
export function turningDays(structure: Structure): CalendarDate[] {
  const days = new Set<CalendarDate>();
  for (const { life, parent } of structure.values())
    for (const { from, to } of [life, ...parent]) {
      days.add(from);
      if (to !== null) days.add(to);
    }
  return [...days].sort();
}
