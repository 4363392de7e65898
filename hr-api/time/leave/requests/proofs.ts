import { and, eq } from 'drizzle-orm';
import { PROFILE_FILE } from '../../../../lib/contract/platform/form/file-limits';
import type { Handler } from '../../../platform/calls/call';
import { ApiError } from '../../../platform/errors';
import { uploads } from '../../../platform/files/tables';
import { readUpload } from '../../../platform/files/uploads';
import { isVisible } from '../../../workplace/approvals/lists/visibility';
import { approvals } from '../../../workplace/approvals/tables';
import { holderOf, type LeaveReader } from '../holder';
import { leaveRequests } from '../tables';
import { LEAVE_PROOF, LEAVE_SUBJECT } from './leave-subject-kind';

/** In bytes, and the first that is too much: a photo of a certificate. */
const PROOF_LIMIT = 5_000_001;

export const uploadLeaveProof: Handler<'uploadLeaveProof'> = async () => ({
  ...{ subject: LEAVE_PROOF, types: PROFILE_FILE.types, sizeLimit: PROOF_LIMIT, dropsMetadata: true },
});

/** Whose it is, who keeps them, and, while it is undecided, who takes part in deciding. */
export async function mayReadProof(
  reader: LeaveReader,
  request: { readonly id: string; readonly employmentId: string },
): Promise<boolean> {
  if (await holderOf(reader, request.employmentId)) return true;
  const isIt = and(
    eq(approvals.kind, LEAVE_SUBJECT),
    eq(approvals.subjectId, request.id),
    eq(approvals.state, 'pending'),
  );
  return (await reader.db.$count(approvals, and(isIt, await isVisible(reader)))) > 0;
}

export const downloadLeaveProof: Handler<'downloadLeaveProof'> = async ({ headercode }, context) => {
  const { db } = context;
  const [request] = await db
    .select({ id: leaveRequests.id, employmentId: leaveRequests.employmentId })
    .from(leaveRequests)
    .innerJoin(uploads, eq(uploads.id, leaveRequests.proofId))
    .where(eq(uploads.code, headercode));
  const isOpen = request && (await mayReadProof(context, request));
  const found = isOpen && (await readUpload(db, headercode, eq(uploads.subject, LEAVE_PROOF)));
  if (!found) throw new ApiError('not_found');
  return found;
};
