import { eq } from 'drizzle-orm';
import { isoDate } from '../../../../lib/contract/platform/expressions/days';
import type { Database } from '../../../platform/db/database';
import type { CalendarDate } from '../../../platform/dates';
import { persons } from '../../tables';
import { PHOTO_SECTION } from '../../../../lib/contract/people/known-sections';
import type { PersonColumn } from '../../../../lib/contract/people/section-rules';
import type { Section } from '../sections/sections';
import { copyPhoto } from './copy-photo';
import { rowsOn } from './values';

const GENDERS = ['female', 'male', 'other'] as const;
const NEVER_EMPTY: ReadonlySet<PersonColumn> = new Set(['name', 'givenName', 'familyName']);

/** What stands between the answers of which a column is made. */
export const separatorOf = (column: PersonColumn) => (NEVER_EMPTY.has(column) ? ' ' : ', ');

function columnValue(column: PersonColumn, text: string): string | null {
  if (column === 'bornOn') return isoDate(text);
  if (column === 'gender') return GENDERS.find((gender) => gender === text) ?? null;
  return text || null;
}

/** Writes what a section says on a day to the columns of `persons` that follow it, and the photo. */
export async function copyToPerson(
  db: Database,
  section: Section,
  { personId, on }: { personId: string; on: CalendarDate },
): Promise<void> {
  const { code, definition } = section;
  if (definition.copies.length === 0 && code !== PHOTO_SECTION) return;
  const [row] = await rowsOn(db, { personId, sectionCode: code }, on);
  if (code === PHOTO_SECTION) await copyPhoto(db, section, { personId, row });
  const written = columnsOf(section, row?.answers ?? {});
  if (Object.keys(written).length === 0) return;
  await db.update(persons).set(written).where(eq(persons.id, personId));
}

/** What the columns of `persons` that follow a section say by answers of it. */
export function columnsOf({ definition }: Section, answers: Readonly<Record<string, string>>) {
  const columns = definition.copies.map(({ column, fields }) => {
    const given = fields.map((field) => answers[field] ?? '').filter((answer) => answer !== '');
    return [column, columnValue(column, given.join(separatorOf(column)))] as const;
  });
  return Object.fromEntries(columns.filter(([column, value]) => value !== null || !NEVER_EMPTY.has(column)));
}
