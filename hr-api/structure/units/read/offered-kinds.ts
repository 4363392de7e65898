import type { UnitChangeKind } from '../../../../lib/contract/structure/unit-rules';
import type { CalendarDate } from '../../../platform/dates';
import { livesOn, parentOn, type Structure } from '../plan/structure';

interface Look {
  /** The units that the caller looks after; null for all. */
  readonly kept: ReadonlySet<string> | null;
  readonly on: CalendarDate;
  readonly today: CalendarDate;
}

/**
 * What the caller may change of a unit from a day on. The top of what somebody looks after stays where it is, since what is above it is
 * not theirs; one that ends takes up nothing more and cannot end twice.
 */
export function offeredKinds(structure: Structure, code: string, { kept, on, today }: Look): UnitChangeKind[] {
  const unit = structure.get(code);
  if (!unit || !livesOn(unit, on) || (kept && !kept.has(code))) return [];
  const above = [parentOn(structure, code, on), parentOn(structure, code, today)];
  const isTop = above.some((parent) => parent === null || (kept && !kept.has(parent)));
  const ends = unit.life.to !== null;
  return [
    'rename',
    'head',
    ...(isTop ? [] : (['move'] as const)),
    ...(isTop || ends ? [] : (['merge', 'close'] as const)),
    ...(ends ? [] : (['create'] as const)),
  ];
}
