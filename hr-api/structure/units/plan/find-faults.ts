import type { UnitIssue } from '../../../../lib/contract/structure/unit-rules';
import type { CalendarDate } from '../../../platform/dates';
import { aboveOn, livesOn, parentOn, turningDays, type Structure } from './structure';

/**
 * What is wrong with a structure on any day from one on, so that no change may leave it so: units below themselves, and living units
 * below one that does not live. Null where all is well.
 */
export function findFault(
  structure: Structure,
  codes: Iterable<string>,
  from: CalendarDate,
): Extract<UnitIssue, 'circle' | 'not_open'> | null {
  const days = [from, ...turningDays(structure).filter((day) => day > from)];
  const touched = [...codes];
  for (const day of days)
    for (const code of touched) {
      if (aboveOn(structure, code, day).includes(code)) return 'circle';
      if (!livesOn(structure.get(code), day)) continue;
      const parent = parentOn(structure, code, day);
      if (parent !== null && !livesOn(structure.get(parent), day)) return 'not_open';
    }
  return null;
}
