import { eq } from 'drizzle-orm';
import { PHOTO_SECTION } from '../../../../lib/contract/people/known-sections';
import type { CalendarDate } from '../../../platform/dates';
import type { Database } from '../../../platform/db/database';
import { hasPhoto } from '../../photo';
import { persons } from '../../tables';
import type { Section } from '../sections/sections';
import { rowsOn } from './values';

/**
 * A section as it is asked of a person: whose photo stands from before the photo section says one is not asked for another. In all
 * other cases the same object.
 */
export async function askedOf(
  db: Database,
  section: Section,
  { personId, on }: { personId: string; on: CalendarDate },
): Promise<Section> {
  const { code: sectionCode, definition } = section;
  if (sectionCode !== PHOTO_SECTION) return section;
  const [person] = await db.select({ hasPhoto }).from(persons).where(eq(persons.id, personId));
  if (!person?.hasPhoto) return section;
  const [row] = await rowsOn(db, { personId, sectionCode }, on);
  const stands = ({ type, code }: (typeof definition.fields)[number]) => type === 'file' && !row?.answers[code];
  const fields = definition.fields.map((field) => (stands(field) ? { ...field, isMandatory: false } : field));
  return { ...section, definition: { ...definition, fields } };
}
