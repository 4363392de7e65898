import 'server-only';
import { FLAG } from '../contract/call';
import { continueSession } from './begin-session';
import type { Caller } from './caller';
import { HrError } from './hr-error';
import { send } from './send';
import type { StepResult } from './session-route';

const missing = (path: string, message: string) => new HrError('invalid', { issues: [{ path, message }] });

/**
 * SCALL-29. The gate is left by the HR API's answer alone, and with the flag that it says: another than that of the gate itself,
 * which counts as none (SESS-15, SCON-05). An empty `ConductCode` is for who waits though nothing is pending any more.
 */
export async function acceptConductStep(
  { ConductCode = '', SignedLetter = '', Agree = '' }: Record<string, string>,
  caller: Caller,
): Promise<StepResult> {
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  if (ConductCode !== '' && Agree !== 'true') throw missing('Agree', 'required');
  const request = { ConductCode, SignedLetter, Agree: Agree === 'true' };
  const { authToken, ischg } = await send('acceptConduct', request, caller);
  return continueSession(session, { authToken, ischg: ischg === FLAG.conduct ? FLAG.none : ischg }, caller);
}
