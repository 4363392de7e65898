import 'server-only';
import { calls } from '../../contract/all';
import type { Call } from '../../contract/call';
import { log } from '../../log';
import type { Caller } from '../call/caller';
import { HrError } from './hr-error';
import { countCall, countFailure } from './metrics';

const names = new Map<Call, string>((Object.entries(calls) as [string, Call][]).map(([name, call]) => [call, name]));

/** The name in the table of calls. */
export const callNameOf = (call: Call): string => names.get(call) ?? 'unnamed';

/** Counts a call and times it up to its answer; a good one leaves its line in the log, a failed one has left its own. */
export async function measureCall<Answer>(call: Call, { requestId }: Caller, make: () => Promise<Answer>) {
  const startedAt = performance.now();
  const name = callNameOf(call);
  try {
    const answer = await make();
    const ms = performance.now() - startedAt;
    countCall(name, 200, ms);
    log().info({ requestId, call: name, ms: Math.round(ms * 10) / 10 }, 'call answered');
    return answer;
  } catch (error) {
    const { code, status } = error instanceof HrError ? error : new HrError('internal');
    countCall(name, status, performance.now() - startedAt);
    countFailure(code);
    throw error;
  }
}
