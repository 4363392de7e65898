import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { uploads } from '../../../platform/files/tables';
import { personPhotos } from '../../tables';
import type { Section } from '../sections/sections';
import type { RecordRow } from './values';

/** Shows what the photo section says on a day wherever the person is shown. Who has nothing in it keeps the photo from before it. */
export async function copyPhoto(
  db: Database,
  { definition }: Section,
  { personId, row }: { personId: string; row: RecordRow | undefined },
): Promise<void> {
  const field = definition.fields.find(({ type }) => type === 'file');
  if (!field || !row) return;
  const code = row.answers[field.code] ?? '';
  const [photo] = await db
    .select({ fileId: uploads.fileId })
    .from(uploads)
    .where(and(eq(uploads.code, code), isNotNull(uploads.takenAt)));
  if (!photo) await db.delete(personPhotos).where(eq(personPhotos.personId, personId));
  else {
    await db
      .insert(personPhotos)
      .values({ personId, ...photo })
      .onConflictDoUpdate({ target: personPhotos.personId, set: photo });
  }
}
