import { eq } from 'drizzle-orm';
import { PHOTO_SECTION } from '../../../lib/contract/people/known-sections';
import type { ValueIssue } from '../../../lib/contract/people/record-rules';
import { ApiError } from '../../platform/errors';
import { claimUpload } from '../../platform/files/uploads';
import { storedFiles, uploads } from '../../platform/files/tables';
import { recordFiles, SECTION_FILE } from '../tables';
import type { Change, SaveContext } from './change';

/**
 * Takes up the files that a change names and that were not there before: each has to be the caller's own upload, a photo a JPEG.
 * @throws ApiError `invalid` at the field
 */
export async function claimFiles({ db, actor }: SaveContext, { open, before, after, changed }: Change): Promise<void> {
  const { section, subject } = open;
  const fields = section.definition.fields.filter(
    ({ code, type }) => (type === 'file' || type === 'upload') && changed.includes(code),
  );
  for (const { code, key } of fields) {
    const answer = after[code] ?? '';
    const issue = (message: ValueIssue) => new ApiError('invalid', { issues: [{ path: key, message }] });
    if (answer === '' || answer === before[code] || (await isTaken({ db }, answer, subject.personId))) continue;
    const uploadId = await claimUpload(db, answer, actor.accountId, SECTION_FILE).catch(() => null);
    if (!uploadId) throw issue('unknown_file');
    if (section.code === PHOTO_SECTION && !(await isJpeg({ db }, uploadId))) throw issue('not_a_jpeg');
    await db
      .insert(recordFiles)
      .values({ uploadId, personId: subject.personId, sectionCode: section.code, fieldCode: code });
  }
}

async function isJpeg({ db }: Pick<SaveContext, 'db'>, uploadId: string): Promise<boolean> {
  const [found] = await db
    .select({ type: storedFiles.type })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.id, uploads.fileId))
    .where(eq(uploads.id, uploadId));
  return found?.type === 'image/jpeg';
}

/** Whether the record has the file already: an amended proposal names it again. */
async function isTaken({ db }: Pick<SaveContext, 'db'>, code: string, personId: string): Promise<boolean> {
  const [found] = await db
    .select({ personId: recordFiles.personId })
    .from(recordFiles)
    .innerJoin(uploads, eq(uploads.id, recordFiles.uploadId))
    .where(eq(uploads.code, code));
  return found?.personId === personId;
}
