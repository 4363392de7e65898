import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { LEAVE_PROOF_FILE } from '../../../../lib/contract/time/leave/leave-rules';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { uploads } from '../../../platform/files/tables';
import { readUpload } from '../../../platform/files/uploads';
import { leaveRequests } from '../tables';
import { LEAVE_PROOF } from './deciding/leave-subject-kind';
import { mayReadRequest } from './readable-requests';

export const uploadLeaveProof: Handler<'uploadLeaveProof'> = async () => ({
  ...{ subject: LEAVE_PROOF, types: LEAVE_PROOF_FILE.types, sizeLimit: LEAVE_PROOF_FILE.limit, dropsMetadata: true },
});

/** The proof of a request, for whose it is, who keeps them, and who decides; one that no request has yet for who sent it. */
export const downloadLeaveProof: Handler<'downloadLeaveProof'> = async ({ headercode }, context) => {
  const { actor, db } = context;
  const isProof = eq(uploads.subject, LEAVE_PROOF);
  const isWaiting = and(isProof, isNull(uploads.takenAt), eq(uploads.accountId, actor.accountId));
  const [request] = await db
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .innerJoin(uploads, eq(uploads.id, leaveRequests.proofId))
    .where(eq(uploads.code, headercode));
  const isOpen = !request || (await mayReadRequest(context, request.id));
  const found = isOpen && (await readUpload(db, headercode, (request ? isProof : isWaiting) as SQL));
  if (!found) throw new ApiError('not_found');
  return found;
};
