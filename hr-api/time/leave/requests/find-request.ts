import { eq } from 'drizzle-orm';
import { ApiError } from '../../../platform/errors';
import { holderOf, type LeaveHolder, type LeaveReader } from '../holder';
import { leaveRequests } from '../tables';

export type FoundRequest = typeof leaveRequests.$inferSelect;

/** The request with a code that is the caller's own, or of somebody whose leave they keep; any other is unknown. */
export async function findRequest(
  reader: LeaveReader,
  code: string,
): Promise<{ request: FoundRequest; holder: LeaveHolder }> {
  const [request] = await reader.db.select().from(leaveRequests).where(eq(leaveRequests.code, code));
  const holder = request && (await holderOf(reader, request.employmentId));
  if (!request || !holder) throw new ApiError('not_found');
  return { request, holder };
}
