import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { uploads } from '../../../platform/files/tables';
import { personPhotos } from '../../tables';
import type { Section } from '../sections/sections';
import { recordValues } from '../tables';
import type { RecordRow } from './values';

/**
 * Shows what the photo section says on a day wherever the person is shown. A photo that it never said stands until it says another,
 * whatever else is saved there.
 */
export async function copyPhoto(
  db: Database,
  { code, definition }: Section,
  { personId, row }: { personId: string; row: RecordRow | undefined },
): Promise<void> {
  const field = definition.fields.find(({ type }) => type === 'file');
  if (!field || !row) return;
  const answer = row.answers[field.code] ?? '';
  const [photo] = await db
    .select({ fileId: uploads.fileId })
    .from(uploads)
    .where(and(eq(uploads.code, answer), isNotNull(uploads.takenAt)));
  if (!photo) {
    const said = db
      .select({ fileId: uploads.fileId })
      .from(recordValues)
      .innerJoin(uploads, eq(uploads.code, sql`${recordValues.answers} ->> ${field.code}`))
      .where(and(eq(recordValues.personId, personId), eq(recordValues.sectionCode, code)));
    await db.delete(personPhotos).where(and(eq(personPhotos.personId, personId), inArray(personPhotos.fileId, said)));
  } else {
    await db
      .insert(personPhotos)
      .values({ personId, ...photo })
      .onConflictDoUpdate({ target: personPhotos.personId, set: photo });
  }
}
