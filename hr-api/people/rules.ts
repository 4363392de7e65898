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

/** How complete a person's record is, from 0 to 100. Blanks do not count; 100 is only said of a record that lacks nothing. */
export function completeness(person: Pick<Person, (typeof RECORD_PARTS)[number]>): number {
  const filled = RECORD_PARTS.filter((part) => person[part]?.trim()).length;
  return Math.floor((filled / RECORD_PARTS.length) * 100);
}
