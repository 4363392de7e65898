import type { CalendarDate } from '../../../platform/dates';

/** What holds of a unit for a span of days. `to` is the first day after it, null while it is open. */
export interface DatedValue<Value> {
  readonly id: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  readonly value: Value;
}

export type Names = Readonly<Record<string, string>>;

/** What is dated: the life of a unit, whose row is the unit itself, and what holds of it. */
export const FACETS = ['life', 'parent', 'names', 'head'] as const;
export type Facet = (typeof FACETS)[number];

/** What becomes of one row: written anew without `before`, removed without `after`. */
export interface UnitWrite {
  readonly facet: Facet;
  readonly unitCode: string;
  readonly rowId: string;
  readonly before: DatedValue<unknown> | null;
  readonly after: DatedValue<unknown> | null;
}

const FOREVER = '9999-12-31';
export const endOf = (to: CalendarDate | null): CalendarDate => to ?? FOREVER;

export const holdsOn = ({ from, to }: { from: CalendarDate; to: CalendarDate | null }, on: CalendarDate) =>
  from <= on && endOf(to) > on;
