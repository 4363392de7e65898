import 'server-only';
import { continueSession } from './start-session';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import type { StepResult } from './session-route';

const missing = (path: string, message: string) => new HrError('invalid', { issues: [{ path, message }] });

/**
 * SCALL-29. The gate is left by the HR API's answer alone, and with the flag that it says (SESS-15): where that is the gate's
 * own, the next agreement waits. An empty `ConductCode` is for who waits though nothing is pending any more.
 */
export async function acceptConductStep(
  { ConductCode = '', SignedLetter = '', Agree = '' }: Record<string, string>,
  caller: Caller,
): Promise<StepResult> {
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  if (ConductCode !== '' && Agree !== 'true') throw missing('Agree', 'required');
  const request = { ConductCode, SignedLetter, Agree: Agree === 'true' };
  return continueSession(session, await send('acceptConduct', request, caller), caller);
}
