import 'server-only';
import { portalConfig } from '../../config';
import { startSession } from './start-session';
import { ownHost, type Caller } from '../call/caller';
import { clearedClientStepCookie, clientStepCookie, clientStepOf, type ClientStep } from './client-step-cookie';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import type { StepResult } from './session-route';

const PAGE = '/auth/chilllogin';

type Fields = Record<string, string>;

/**
 * SCALL-04. The token that comes of it stays in a sealed cookie. Who asks again under the same names before another code may be
 * sent goes on to the one that was.
 */
export async function clientStep(fields: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const host = ownHost(headers);
  if (!host) throw new HrError('cross_site');
  const names = namesIn(fields);
  const before = await clientStepOf(headers);
  try {
    const { token } = await send('requestClientCode', await requestOf(names), caller);
    const cookies = [await clientStepCookie({ ...names, host, token, askedAt: Date.now() })];
    return { next: PAGE, cookies, isRecognised: true };
  } catch (error) {
    const isSame = before?.token && namesOf(before) === namesOf(names);
    if (isSame && error instanceof HrError && error.code === 'code_wait') return { next: PAGE };
    throw error;
  }
}

/** SCALL-05. Without a first step nothing is asked of the HR API. */
export async function clientCodeStep({ OTP = '' }: Fields, caller: Caller, headers: Headers): Promise<StepResult> {
  const step = await clientStepOf(headers);
  const Token = step?.token;
  if (!step || !Token) throw new HrError('code_void');
  const typed = OTP.trim();
  if (typed === '' || typed.length > 50) throw new HrError('code_invalid');
  const { ClientCode, ClientUserName } = await requestOf(step);
  const prove = () => send('signInClientUser', { OTP: typed, ClientCode, ClientUserName, Token }, caller);
  const begun = await startSession({ method: 'client', kind: 'client', prove }, caller, headers);
  return { ...begun, cookies: [...(begun.cookies ?? []), clearedClientStepCookie()] };
}

/** The names of a step that can no longer be completed. */
export async function namesAlone(headers: Headers): Promise<readonly string[]> {
  const step = await clientStepOf(headers);
  return [step ? await clientStepCookie({ ...step, token: null }) : clearedClientStepCookie()];
}

type Names = Pick<ClientStep, 'username' | 'clientUserName'>;

const namesOf = ({ username, clientUserName }: Names) => JSON.stringify([username, clientUserName]).toLowerCase();

/** The names as typed; the portal refuses only what none can be (CLI-08 to CLI-12). */
function namesIn({ Username = '', ClientUserName = '' }: Fields): Names {
  const [username, clientUserName] = [Username.trim(), ClientUserName.trim()];
  const issues = [
    { path: 'Username', isWrong: username === '' || username.length > 50 },
    { path: 'ClientUserName', isWrong: clientUserName.length < 3 || clientUserName.length > 50 },
  ].filter(({ isWrong }) => isWrong);
  if (issues.length > 0)
    throw new HrError('invalid', { issues: issues.map(({ path }) => ({ path, message: 'length' })) });
  return { username, clientUserName };
}

async function requestOf({ username, clientUserName }: Names) {
  const { clientCode } = await portalConfig();
  return { Username: username, ClientCode: clientCode, ClientUserName: clientUserName };
}
