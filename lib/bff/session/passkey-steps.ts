import 'server-only';
import { LENGTH } from '../../contract/access/limits';
import { stageOf } from '../../contract/call';
import { ownOrigin, type Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import { writeSessionPastCode } from './start-session';
import type { StepResult } from './session-route';

type Fields = Record<string, string>;

const PAGE = '/user/secondfactor';

/** For which origin a passkey has to have signed: ours, as the settings know it. What a browser says of it is in what was signed. */
function originFor(headers: Headers): string {
  const origin = ownOrigin(headers);
  if (!origin) throw new HrError('cross_site');
  return origin;
}

/** What proves a factor that is there: a code, or what a passkey signed in its place. */
export const factorProof = ({ OTP = '', Passkey = '' }: Fields, headers: Headers) =>
  Passkey === '' ? { OTP } : { Passkey, Origin: originFor(headers) };

const answerIn = ({ Passkey = '' }: Fields, headers: Headers) => ({ Passkey, Origin: originFor(headers) });

/** What the browser makes a passkey with goes to the script that asked. */
export async function startPasskeyStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const request = { ...factorProof(fields, headers), Origin: originFor(headers) };
  const { Options } = await send('startPasskey', request, caller);
  return { next: PAGE, told: [Options] };
}

/** A passkey without a name is called like the browser that it was made in. */
export async function addPasskeyStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const Name = (fields.Name?.trim() || caller.browserKind || 'Passkey').slice(0, LENGTH.passkeyName[1]);
  const { RecoveryCodes } = await send('addPasskey', { ...answerIn(fields, headers), Name }, caller);
  return { next: PAGE, told: RecoveryCodes };
}

export async function removePasskeyStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const { PasskeyCode = '' } = fields;
  await send('removePasskey', { ...factorProof(fields, headers), PasskeyCode }, caller);
  return { next: PAGE };
}

/** What a passkey is to sign: in place of the code that a sign-in waits for, or as a proof in a session that is in. */
export async function passkeyChallengeStep(_fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  const request = { Origin: originFor(headers) };
  const { Options } = await (stageOf(session.flag) === 'code'
    ? send('startPasskeySignIn', request, caller)
    : send('startPasskeyProof', request, caller));
  return { next: '/', told: [Options] };
}

/** Past the code by a passkey. */
export async function passkeyStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  return writeSessionPastCode(await send('verifyPasskey', answerIn(fields, headers), caller), session, caller);
}

/** Confirms by a passkey that it is the owner of the session; the session goes on as it is. */
export async function confirmPasskeyStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  await send('confirmIdentityByPasskey', answerIn(fields, headers), caller);
  return { next: '/' };
}
