import 'server-only';
import type { Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import { factorProof } from './passkey-steps';
import { writeNewSession } from './start-session';
import type { StepResult } from './session-route';

type Fields = Record<string, string>;

const PAGE = '/user/secondfactor';

/** The recovery codes go to the script that asked, to be shown once; they are in no cookie and in no address. */
export async function addAuthenticatorStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const { Offer = '', OTP = '', CurrentOTP = '', Passkey = '' } = fields;
  const current = Passkey === '' ? { CurrentOTP } : factorProof({ Passkey }, headers);
  const { RecoveryCodes } = await send('addAuthenticator', { ...current, Offer, OTP }, caller);
  return { next: PAGE, told: RecoveryCodes };
}

export async function removeAuthenticatorStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  await send('removeAuthenticator', factorProof(fields, headers), caller);
  return { next: PAGE };
}

export async function recoveryCodesStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const { RecoveryCodes } = await send('createRecoveryCodes', factorProof(fields, headers), caller);
  return { next: PAGE, told: RecoveryCodes };
}

/** Past the gate of a role that asks for a second factor. */
export async function finishEnrolmentStep(_fields: Fields, caller: Caller): Promise<StepResult> {
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  return writeNewSession(await send('finishEnrolment', {}, caller), session, caller);
}
