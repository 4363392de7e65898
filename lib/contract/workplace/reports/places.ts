import { ORG_LEVELS, type OrgLevel } from '../../people/organisation-levels';

/**
 * By what any list of people is narrowed to parts of the organisation: a unit with all below it on the day of a row, or what is kept under
 * a code, but for the levels of which other places are named.
 */
export const PLACE_FIELD = 'Place';

const KEPT = 'kept';
export type Place = `${OrgLevel | typeof KEPT}:${string}`;

export const placeOf = (of: OrgLevel | typeof KEPT, code: string): Place => `${of}:${code}`;

/** Which part of the organisation a place is, or under which code it is kept; null for what is none. */
export function placeIn(text: string): { readonly of: OrgLevel | typeof KEPT; readonly code: string } | null {
  const at = text.indexOf(':');
  const [name, code] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const of = [...ORG_LEVELS, KEPT].find((one) => one === name) as OrgLevel | typeof KEPT | undefined;
  return of && code !== '' ? { of, code } : null;
}
