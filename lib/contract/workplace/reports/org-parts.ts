import { ORG_LEVELS, type OrgLevel } from '../../people/organisation-levels';

/**
 * By what any list of people is narrowed to parts of the organisation: a unit with all below it on the day of a row, or what is saved under
 * a code, but for the levels of which others are named.
 */
export const ORG_PART_FIELD = 'OrgPart';

const SAVED = 'saved';
export type OrgPart = `${OrgLevel | typeof SAVED}:${string}`;

/** Parts of the organisation that a report is narrowed to, and what they are called together. */
export interface OrgParts {
  readonly title: string;
  readonly options: readonly { readonly value: OrgPart; readonly text: string }[];
}

export const orgPartOf = (of: OrgLevel | typeof SAVED, code: string): OrgPart => `${of}:${code}`;

/** Which part of the organisation a text names, or under which code it is saved; null for what is none. */
export function orgPartIn(text: string): { readonly of: OrgLevel | typeof SAVED; readonly code: string } | null {
  const at = text.indexOf(':');
  const [name, code] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const of = [...ORG_LEVELS, SAVED].find((one) => one === name) as OrgLevel | typeof SAVED | undefined;
  return of && code !== '' ? { of, code } : null;
}
