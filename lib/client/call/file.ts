import { CallError, errorOfResponse } from './call-error';
import { leaveEndedSession } from '../session/leave-ended-session';

/** Fetches a file from an address of `addressOfFile`. An ended session redirects; every failure throws `CallError`. */
export async function readFile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal }).catch(() => null);
  const content = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (content) return content;
  const error = response?.ok ? incompleteError() : await errorOfResponse(response);
  if (error.code === 'unauthenticated' && !signal.aborted) leaveEndedSession();
  throw error;
}

const incompleteError = () => new CallError({ code: 'upstream_unavailable', message: '', requestId: '' }, 0);
