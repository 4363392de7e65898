import { jsonAnswer } from '@/lib/bff/answer';
import { isUpstreamLive } from '@/lib/bff/upstream';

export const dynamic = 'force-dynamic';

/** Ready to be sent people: `degraded` still serves pages that say what is wrong while the HR API does not answer. */
export async function GET(): Promise<Response> {
  return jsonAnswer({ status: (await isUpstreamLive()) ? 'ready' : 'degraded' }, crypto.randomUUID());
}
