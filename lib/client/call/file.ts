import type { CallName, RequestFor } from '@/lib/contract/all';
import { withBasePath } from '@/lib/links/links';
import { CallError, errorOfResponse } from './call-error';
import { leaveEndedSession } from '../session/leave-ended-session';

/** The address of the file that a download call serves, for a link that saves it. */
export function addressOfFile<Name extends CallName>(name: Name, request: RequestFor<Name>): string {
  return withBasePath(`/api/hr/${name}?${new URLSearchParams(request as Record<string, string>)}`);
}

/** Fetches a file from such an address. An ended session redirects; every failure throws `CallError`. */
export async function readFile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal }).catch(() => null);
  const content = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (content) return content;
  const error = response?.ok ? incompleteError() : await errorOfResponse(response);
  if (error.code === 'unauthenticated' && !signal.aborted) leaveEndedSession();
  throw error;
}

const incompleteError = () => new CallError({ code: 'upstream_unavailable', message: '', requestId: '' }, 0);
