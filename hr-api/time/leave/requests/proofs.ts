import { eq } from 'drizzle-orm';
import { PROFILE_FILE } from '../../../../lib/contract/platform/form/file-limits';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { uploads } from '../../../platform/files/tables';
import { readUpload } from '../../../platform/files/uploads';
import { leaveRequests } from '../tables';
import { LEAVE_PROOF } from './leave-subject-kind';
import { mayReadRequest } from './readable-requests';

/** In bytes, and the first that is too much: a photo of a certificate. */
const PROOF_LIMIT = 5_000_001;

export const uploadLeaveProof: Handler<'uploadLeaveProof'> = async () => ({
  ...{ subject: LEAVE_PROOF, types: PROFILE_FILE.types, sizeLimit: PROOF_LIMIT, dropsMetadata: true },
});

/** The proof of a request, for whose it is, who keeps them, and who decides. */
export const downloadLeaveProof: Handler<'downloadLeaveProof'> = async ({ headercode }, context) => {
  const { db } = context;
  const [request] = await db
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .innerJoin(uploads, eq(uploads.id, leaveRequests.proofId))
    .where(eq(uploads.code, headercode));
  const isOpen = request && (await mayReadRequest(context, request.id));
  const found = isOpen && (await readUpload(db, headercode, eq(uploads.subject, LEAVE_PROOF)));
  if (!found) throw new ApiError('not_found');
  return found;
};
