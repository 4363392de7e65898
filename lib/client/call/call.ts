import type { CallName, ReplyFor, RequestFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links/links';
import { errorOfResponse, replyOf } from './call-error';
import { leaveEndedSession } from '../session/leave';

/** The most that browsers send on behalf of a page that is gone, in bytes, with room for others. */
const MOST_WHEN_GONE = 48_000;

/** Makes a call through the door. A session that has ended leads away; every failure throws `CallError`. */
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
    keepalive: document.hidden && new Blob([body]).size < MOST_WHEN_GONE,
  }).catch(() => null);
  if (response?.ok) return replyOf<ReplyFor<Name>>(response);
  const error = await errorOfResponse(response);
  if (error.code === 'unauthenticated') leaveEndedSession();
  throw error;
}
