import 'server-only';
import { FLAG, stageOf } from '../contract/call';
import { portalConfig } from '../config';
import { portalEnv } from '../env';
import { isLanguage, type Language } from '../contract/languages';
import { LANGUAGE_COOKIE } from '../languages';
import { withBasePath } from '../links';
import { log } from '../log';
import { ownHost, type Caller } from './caller';
import { HrError } from './hr-error';
import { countSignIn } from './metrics';
import { sealPassword } from './password-seal';
import { send } from './send';
import { clearedSessionCookie, sessionCookie, type PortalSession } from './session';
import type { StepResult } from './session-route';

const HOUR = 3_600_000;

/** Where a session goes after a step. A pending code or conduct is met on the way by the gates. */
const nextOf = (flag: number) => (flag === FLAG.code ? '/auth/otpauth' : '/');

/** Every door leads through here: a new seal for a new token, and the language that its owner once chose. */
async function beginSession(
  { authToken, ischg }: { authToken: string; ischg: number },
  begun: Omit<PortalSession, 'token' | 'flag'>,
  caller: Caller,
): Promise<StepResult> {
  const session = { ...begun, token: authToken, flag: ischg };
  const cookies = [await sealed(session, caller)];
  if (ischg !== FLAG.code && !caller.hasChosenLanguage) {
    const [user] = await send('getUser', {}, { ...caller, session }).catch(() => []);
    if (isLanguage(user?.Language)) cookies.push(languageCookie(user.Language));
  }
  return { next: nextOf(ischg), cookies };
}

/** The same session under a new token. */
export async function continueSession(
  session: PortalSession,
  { authToken, ischg }: { authToken: string; ischg: number },
  caller: Caller,
): Promise<StepResult> {
  return { next: nextOf(ischg), cookies: [await sealed({ ...session, token: authToken, flag: ischg }, caller)] };
}

/** A session that no cookie can carry is ended again, and operators hear of it: nobody can sign in until it is mended. */
async function sealed(session: PortalSession, caller: Caller): Promise<string> {
  try {
    return await sessionCookie(session);
  } catch (error) {
    log().error(
      { requestId: caller.requestId, tokenLength: session.token.length },
      'a session does not fit its cookie',
    );
    endUpstream({ ...caller, session });
    throw error;
  }
}

/** A preference, readable by scripts; written by the portal only where the browser has none yet. */
function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=${withBasePath('/')}; Max-Age=31536000; SameSite=Lax`;
}

/** Signs in, and counts how that ended. */
export async function signInStep(
  fields: Record<string, string>,
  caller: Caller,
  headers: Headers,
): Promise<StepResult> {
  try {
    const { step, flag } = await provePassword(fields, caller, headers);
    countSignIn(stageOf(flag));
    return step;
  } catch (error) {
    countSignIn(error instanceof HrError ? error.code : 'internal');
    throw error;
  }
}

/** SCALL-01. The HR API judges id and password; the portal only refuses what no id or password can be. */
async function provePassword(fields: Record<string, string>, caller: Caller, headers: Headers) {
  const host = ownHost(headers);
  const { username = '', password = '' } = fields;
  if (!host) throw new HrError('cross_site');
  if (username.trim() === '' || username.length > 50 || password.length < 3 || password.length > 50) {
    throw new HrError('sign_in_failed');
  }
  const reply = await send('signIn', { username: username.trim(), password: sealPassword(password) }, caller);
  if (caller.session) endUpstream(caller);
  const endsAt = Date.now() + portalEnv().SESSION_HOURS * HOUR;
  return { step: await beginSession(reply, { kind: 'employee', host, endsAt }, caller), flag: reply.ischg };
}

/** SCALL-06. The answer's own flag counts: a pending code of conduct is not skipped by a code (SCON-04). */
export async function codeStep({ OTP = '' }: Record<string, string>, caller: Caller): Promise<StepResult> {
  const { session } = caller;
  if (!session) throw new HrError('unauthenticated');
  if (OTP.length < 3 || OTP.length > 50) throw new HrError('code_invalid');
  const reply = await send('verifyCode', { OTP: OTP.trim() }, caller);
  return beginSession({ ...reply, ischg: reply.ischg === FLAG.code ? FLAG.none : reply.ischg }, session, caller);
}

/** SCALL-07. */
export async function resendStep({ OTP = '' }: Record<string, string>, caller: Caller): Promise<StepResult> {
  await send('resendCode', { OTP: OTP.slice(0, 50) }, caller);
  return { next: '/auth/otpauth', flash: { form: 'code', code: 'code_sent', values: {} } };
}

/** OUT-01 to OUT-04. Always ends here; the HR API hears of it twice at most, in the background (SCON-24). */
export async function signOutStep(caller: Caller): Promise<StepResult> {
  if (caller.session) endUpstream(caller);
  return {
    next: await afterSignOut(caller),
    cookies: [clearedSessionCookie()],
    headers: { 'clear-site-data': '"cache"' },
  };
}

async function afterSignOut(caller: Caller): Promise<StepResult['next']> {
  const { externalSignInUrl } = await portalConfig();
  if (!externalSignInUrl) return '/auth/login';
  const config = await send('getSignInConfig', {}, caller).catch(() => null);
  return config?.result.ssoLogin || config?.result.mobileLogin ? new URL(externalSignInUrl) : '/auth/login';
}

function endUpstream(caller: Caller): void {
  const attempt = () => send('signOut', {}, caller);
  attempt()
    .catch((error: unknown) => (error instanceof HrError && error.status < 500 ? undefined : attempt()))
    .catch((error: unknown) =>
      log().error({ requestId: caller.requestId, error: String(error) }, 'a session could not be ended'),
    );
}
