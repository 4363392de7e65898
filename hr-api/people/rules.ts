import type { persons } from './tables';

type Person = typeof persons.$inferSelect;

/** What a person's record is made of beside name and number; each counts the same. */
const RECORD_PARTS = [
  'mail',
  'bornOn',
  'gender',
  'nationality',
  'phone',
  'personalMail',
  'homeAddress',
  'emergencyContact',
  'about',
] as const satisfies readonly (keyof Person)[];

export type RecordPart = (typeof RECORD_PARTS)[number];

/** What a person's record lacks; blanks do not count. */
export function missingParts(person: Pick<Person, RecordPart>): RecordPart[] {
  return RECORD_PARTS.filter((part) => !person[part]?.trim());
}

/** How complete a person's record is, from 0 to 100. 100 is only said of a record that lacks nothing. */
export function completeness(person: Pick<Person, RecordPart>): number {
  const filled = RECORD_PARTS.length - missingParts(person).length;
  return Math.floor((filled / RECORD_PARTS.length) * 100);
}
