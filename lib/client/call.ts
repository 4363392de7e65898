import type { CallName, ReplyFor, RequestFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links';
import { errorOfResponse, replyOf } from './call-error';
import { leaveEndedSession } from './leave';

/** Makes a call through the door. A session that has ended leads away; every failure throws `CallError`. */
export async function call<Name extends CallName>(
  name: Name,
  request: RequestFor<Name>,
  idempotencyKey?: string,
): Promise<ReplyFor<Name>> {
  const response = await fetch(withBasePath(`/api/hr/${name}`), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hr-portal': '1',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(request),
  }).catch(() => null);
  if (response?.ok) return replyOf<ReplyFor<Name>>(response);
  const error = await errorOfResponse(response);
  if (error.code === 'unauthenticated') leaveEndedSession();
  throw error;
}
