import type { CallName, ReplyFor, RequestFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links/links';
import { errorOfResponse, replyOf } from './call-error';
import { leaveEndedSession } from '../session/leave-ended-session';

/** The most that browsers send on behalf of a page that is gone, in bytes, with room for others. */
const MAX_KEEPALIVE_BYTES = 48_000;

/** Makes a call through the call proxy. An ended session redirects; every failure throws `CallError`. */
export async function call<Name extends CallName>(
  name: Name,
  request: RequestFor<Name>,
  idempotencyKey?: string,
): Promise<ReplyFor<Name>> {
  const body = JSON.stringify(request);
  const response = await fetch(withBasePath(`/api/hr/${name}`), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hr-portal': '1',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body,
    // What is sent as the page goes arrives: the last words of a draft.
    keepalive: document.hidden && new Blob([body]).size < MAX_KEEPALIVE_BYTES,
  }).catch(() => null);
  if (response?.ok) return replyOf<ReplyFor<Name>>(response);
  const error = await errorOfResponse(response);
  if (error.code === 'unauthenticated') leaveEndedSession();
  throw error;
}
