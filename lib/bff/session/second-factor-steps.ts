import 'server-only';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import { writeNewSession } from './start-session';
import type { StepResult } from './session-route';

type Fields = Record<string, string>;

const PAGE = '/user/secondfactor';

/** The recovery codes go to the script that asked, to be shown once; they are in no cookie and in no address. */
export async function addAuthenticatorStep(
  { Offer = '', OTP = '', CurrentOTP = '' }: Fields,
  caller: Caller,
): Promise<StepResult> {
  const { RecoveryCodes } = await send('addAuthenticator', { Offer, OTP, CurrentOTP }, caller);
  return { next: PAGE, told: RecoveryCodes };
}

export async function removeAuthenticatorStep({ OTP = '' }: Fields, caller: Caller): Promise<StepResult> {
  await send('removeAuthenticator', { OTP }, caller);
  return { next: PAGE };
}

export async function recoveryCodesStep({ OTP = '' }: Fields, caller: Caller): Promise<StepResult> {
  const { RecoveryCodes } = await send('createRecoveryCodes', { OTP }, caller);
  return { next: PAGE, told: RecoveryCodes };
}

/** Past the gate of a role that asks for a second factor. */
export async function finishEnrolmentStep(_fields: Fields, caller: Caller): Promise<StepResult> {
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  return writeNewSession(await send('finishEnrolment', {}, caller), session, caller);
}
