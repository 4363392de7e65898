import { and, eq, isNull } from 'drizzle-orm';
import { NO_FILE } from '../../../lib/contract/platform/file-rules';
import { PROFILE_FILE } from '../../../lib/contract/platform/form/file-limits';
import type { candidatePhotoCalls } from '../../../lib/contract/profile/candidate-photo';
import type { CallContext, Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { storedFiles, uploads } from '../../platform/files/tables';
import { readUpload } from '../../platform/files/uploads';
import { personPhotos } from '../../people/tables';
import { CANDIDATE_PHOTO } from '../tables';

/**
 * The caller's own photo, or what they have sent for one. What is not there and what is somebody else's are refused alike.
 * @throws ApiError `not_found`
 */
async function ownPhoto({ db, actor }: Pick<CallContext, 'db' | 'actor'>, code: string) {
  const sent = and(
    eq(uploads.subject, CANDIDATE_PHOTO),
    eq(uploads.code, code),
    eq(uploads.accountId, actor.accountId),
    isNull(uploads.takenAt),
  );
  const found = code === NO_FILE ? await standingPhoto({ db, actor }) : sent && (await readUpload(db, code, sent));
  if (!found) throw new ApiError('not_found');
  return found;
}

async function standingPhoto({ db, actor }: Pick<CallContext, 'db' | 'actor'>) {
  const [row] = await db
    .select({ file: storedFiles })
    .from(personPhotos)
    .innerJoin(storedFiles, eq(storedFiles.id, personPhotos.fileId))
    .where(eq(personPhotos.personId, actor.personId));
  return row && { file: row.file, fileName: row.file.type === 'image/png' ? 'Photo.png' : 'Photo.jpeg' };
}

export const candidatePhotoHandlers: Handlers<keyof typeof candidatePhotoCalls> = {
  getCandidatePhotoInfo: {
    allow: 'own',
    handle: async ({ HeaderCode }, context) => {
      const { fileName, file } = await ownPhoto(context, HeaderCode);
      const named = { ChillFileName: fileName, fn: fileName, FileName: fileName };
      return { ...named, HeaderCode, Type: file.type, Size: file.size };
    },
  },

  getCandidatePhoto: { allow: 'own', handle: async ({ headercode }, context) => ownPhoto(context, headercode) },

  uploadCandidatePhoto: {
    allow: 'own',
    handle: async () => ({
      subject: CANDIDATE_PHOTO,
      types: ['jpg', 'jpeg'],
      sizeLimit: PROFILE_FILE.limit,
      dropsMetadata: true,
    }),
  },
};
