import type { CallName, ReplyFor, RequestFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links/links';
import { askForProof } from '../session/ask-for-proof';
import { CallError, errorOfResponse, replyOf } from './call-error';
import { leaveEndedSession } from '../session/leave-ended-session';

/** Bytes that browsers send after a page is gone (`keepalive`), with a margin. */
const MAX_KEEPALIVE_BYTES = 48_000;

/**
 * Makes a call through the call proxy. An ended session redirects; every failure throws `CallError`. A call that waits for its person
 * to confirm that it is them is held meanwhile and made once more, under the same key.
 */
export async function call<Name extends CallName>(
  name: Name,
  request: RequestFor<Name>,
  idempotencyKey?: string,
): Promise<ReplyFor<Name>> {
  try {
    return await callOnce(name, request, idempotencyKey);
  } catch (error) {
    const isHeld = error instanceof CallError && error.code === 'proof_required';
    if (!isHeld || !(await askForProof())) throw error;
    return callOnce(name, request, idempotencyKey);
  }
}

async function callOnce<Name extends CallName>(
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
    // Lets a draft's last save arrive after the page is gone.
    keepalive: document.hidden && new Blob([body]).size < MAX_KEEPALIVE_BYTES,
  }).catch(() => null);
  if (response?.ok) return replyOf<ReplyFor<Name>>(response);
  const error = await errorOfResponse(response);
  if (error.code === 'unauthenticated') leaveEndedSession();
  throw error;
}
