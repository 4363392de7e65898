import { and, eq, isNull } from 'drizzle-orm';
import { dayOf } from '../../platform/dates';
import { ApiError } from '../../platform/errors';
import { uploads } from '../../platform/files/tables';
import { readUpload } from '../../platform/files/uploads';
import { nearestEmployment } from '../../people/data';
import { openSection, type ReadContext } from '../access/open-section';
import { recordFiles, SECTION_FILE } from '../tables';

/** Whether a file that a record has taken up lies in a field that the caller may read. */
async function isReadable(context: ReadContext, code: string): Promise<boolean> {
  const { db, now } = context;
  const [taken] = await db
    .select({ personId: recordFiles.personId, sectionCode: recordFiles.sectionCode, fieldCode: recordFiles.fieldCode })
    .from(recordFiles)
    .innerJoin(uploads, eq(uploads.id, recordFiles.uploadId))
    .where(eq(uploads.code, code));
  const employment = taken && (await nearestEmployment(db, taken.personId, dayOf(now)));
  if (!taken || !employment) return false;
  const request = { SectionCode: taken.sectionCode, UserCode: '', ChillCode: employment.code };
  const open = await openSection(context, request).catch(() => null);
  return open?.access.has(taken.fieldCode) ?? false;
}

/**
 * The file of a section with a code: what the caller has sent and no save has taken up, and what lies in a field that they may read.
 * What is not there and what is closed are refused alike.
 * @throws ApiError `not_found`
 */
export async function readableFile(context: ReadContext, code: string) {
  const { db, actor } = context;
  const isFile = and(eq(uploads.subject, SECTION_FILE), eq(uploads.code, code));
  const isWaiting = and(isNull(uploads.takenAt), eq(uploads.accountId, actor.accountId));
  const mayRead = (await isReadable(context, code)) ? isFile : and(isFile, isWaiting);
  const found = mayRead && (await readUpload(db, code, mayRead));
  if (!found) throw new ApiError('not_found');
  return found;
}
