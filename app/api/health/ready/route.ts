import { jsonAnswer } from '@/lib/bff/call/answer';
import { allButGet } from '@/lib/bff/call/other-methods';
import { isUpstreamLive } from '@/lib/bff/upstream/upstream';
import { portalState } from '@/lib/process/portal-state';

export const dynamic = 'force-dynamic';

/** Ready to be sent people: `degraded` still serves pages that say what is wrong while the HR API does not answer. */
export async function GET(): Promise<Response> {
  const requestId = crypto.randomUUID();
  if (portalState().isStopping) return jsonAnswer({ status: 'stopping' }, requestId, { status: 503 });
  return jsonAnswer({ status: (await isUpstreamLive()) ? 'ready' : 'degraded' }, requestId);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
