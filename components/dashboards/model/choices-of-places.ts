import type { FilterChoices } from '@/components/ui/filter/filter';
import type { ReplyFor } from '@/lib/contract/all';
import { ORG_LEVELS, type OrgChoice, type OrgLevel } from '@/lib/contract/people/organisation-levels';

/** By which field a report behind a figure is narrowed to codes of a level. */
const FIELD: Readonly<Record<OrgLevel, string>> = {
  business: 'Business',
  company: 'Company',
  unit: 'Unit',
  location: 'Location',
  level: 'Level',
};

/** What the organisation calls its parts on one day. */
export interface NamedPlaces {
  /** Those with people, units in reading order. */
  readonly rows: ReplyFor<'listOrgFilterRows'>;
  /** Those that are chosen, with people or without. */
  readonly named: ReplyFor<'getOrgSelection'>['Chosen'];
}

/**
 * What is chosen of the organisation as choices of a report, which knows it by name; a unit with all below it. `days` begin with the day
 * whose tree counts, whatever the others call the same units. What has no name stands for itself, and so is nobody's: were it left out,
 * the list would be of everybody.
 */
export function choicesOfPlaces(chosen: OrgChoice, days: readonly NamedPlaces[]): FilterChoices {
  const choices = ORG_LEVELS.flatMap((level) => {
    const codes = chosen[level] ?? [];
    if (codes.length === 0) return [];
    const rowsOf = ({ rows }: NamedPlaces) => rows.find(({ KeyCode }) => KeyCode === level)?.rows ?? [];
    const meant = new Set([...codes, ...(days[0] ? codesBelow(rowsOf(days[0]), codes) : [])]);
    const known = days.flatMap((day) => [...rowsOf(day), ...day.named.filter(({ KeyCode }) => KeyCode === level)]);
    const names = new Set(known.filter(({ Code }) => meant.has(Code)).map(({ Name }) => Name));
    return [[FIELD[level], names.size > 0 ? [...names] : [...codes]] as const];
  });
  return Object.fromEntries(choices);
}

interface Row {
  readonly Code: string;
  readonly Depth: number;
}

/** Rows that are chosen with those below them: what is deeper than a row and follows it at once is below it. */
function codesBelow(rows: readonly Row[], codes: readonly string[]): string[] {
  let depth = Infinity;
  return rows.flatMap(({ Code, Depth }) => {
    if (Depth <= depth) depth = codes.includes(Code) ? Depth : Infinity;
    return depth < Infinity ? [Code] : [];
  });
}
