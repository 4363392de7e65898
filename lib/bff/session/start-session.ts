import 'server-only';
import { FLAG, stageOf, type UserKind } from '../../contract/call';
import { isLanguage, type Language } from '../../contract/platform/languages';
import { portalEnv } from '../../env';
import { LANGUAGE_COOKIE } from '../../languages';
import { withBasePath } from '../../links/links';
import { log } from '../../log';
import { clearedRequestedPageCookie } from '../redirect/requested-page';
import { ownHost, type Caller } from '../call/caller';
import { HrError } from '../upstream/hr-error';
import { countSignIn, type SignInMethod } from '../upstream/metrics';
import { send } from '../upstream/send';
import { sessionCookie, type PortalSession } from './session';
import type { StepResult } from './session-route';

const HOUR_MS = 3_600_000;

/** What every sign-in call of the HR API answers. */
interface Admission {
  readonly authToken: string;
  readonly ischg: number;
}

interface SignIn {
  readonly method: SignInMethod;
  readonly kind: UserKind;
  /** The identity provider that vouched, for single sign-on alone. */
  readonly provider?: string;
  /** Proves who it is to the HR API; throws the refusal. */
  readonly prove: () => Promise<Admission>;
}

/** Where a session goes after a step: to the page that was asked for, once neither a code nor an agreement is in its way. */
function toStepResult(flag: number, { requestedPage }: Caller, cookies: readonly string[]): StepResult {
  if (requestedPage && stageOf(flag) === 'full')
    return { next: requestedPage, cookies: [...cookies, clearedRequestedPageCookie()], isRecognised: true };
  return { next: flag === FLAG.code ? '/auth/otpauth' : '/', cookies, isRecognised: true };
}

/**
 * Starts a session for any sign-in method and counts the outcome: this browser's earlier session is ended, a new one begins
 * in a cookie of its own. A refusal leaves the session before as it is.
 */
export async function startSession(
  { method: door, prove, ...details }: SignIn,
  caller: Caller,
  headers: Headers,
): Promise<StepResult> {
  try {
    const host = ownHost(headers);
    if (!host) throw new HrError('cross_site');
    const admission = await prove();
    if (caller.session) endUpstreamSession(caller);
    const endsAt = Date.now() + portalEnv().SESSION_HOURS * HOUR_MS;
    const step = await writeNewSession(admission, { ...details, host, endsAt }, caller);
    countSignIn(door, stageOf(admission.ischg));
    return step;
  } catch (error) {
    countSignIn(door, error instanceof HrError ? error.code : 'internal');
    throw error;
  }
}

/** Seals a new token, and sets the stored language of its account. */
export async function writeNewSession(
  { authToken, ischg }: Admission,
  details: Omit<PortalSession, 'token' | 'flag'>,
  caller: Caller,
): Promise<StepResult> {
  const session = { ...details, token: authToken, flag: ischg };
  const cookies = [await sealSession(session, caller)];
  const isKnown = ischg !== FLAG.code && ischg !== FLAG.enrolment;
  if (isKnown && !caller.hasChosenLanguage) {
    const [user] = await send('getUser', {}, { ...caller, session }).catch(() => []);
    if (isLanguage(user?.Language)) cookies.push(languageCookie(user.Language));
  }
  return toStepResult(ischg, caller, cookies);
}

/** Past the code, by whatever stood for it. The reply's own flag counts: a pending agreement is not skipped by a code (SCON-04). */
export const writeSessionPastCode = ({ authToken, ischg }: Admission, session: PortalSession, caller: Caller) =>
  writeNewSession({ authToken, ischg: ischg === FLAG.code ? FLAG.none : ischg }, session, caller);

/** The same session under a new token. */
export async function continueSession(
  session: PortalSession,
  { authToken, ischg }: Admission,
  caller: Caller,
): Promise<StepResult> {
  return toStepResult(ischg, caller, [await sealSession({ ...session, token: authToken, flag: ischg }, caller)]);
}

/** Ends the caller's session at the HR API, in the background and by two tries at most (SCON-24). */
export function endUpstreamSession(caller: Caller): void {
  const attempt = () => send('signOut', {}, caller);
  attempt()
    .catch((error: unknown) => (error instanceof HrError && error.status < 500 ? undefined : attempt()))
    .catch((error: unknown) =>
      log().error({ requestId: caller.requestId, error: String(error) }, 'a session could not be ended'),
    );
}

/** Ends a session that does not fit a cookie, and logs it: nobody can sign in until operators mend it. */
async function sealSession(session: PortalSession, caller: Caller): Promise<string> {
  try {
    return await sessionCookie(session);
  } catch (error) {
    log().error(
      { requestId: caller.requestId, tokenLength: session.token.length },
      'a session does not fit its cookie',
    );
    endUpstreamSession({ ...caller, session });
    throw error;
  }
}

/** A preference, readable by scripts; written by the portal only where the browser has none yet. */
function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=${withBasePath('/')}; Max-Age=31536000; SameSite=Lax`;
}
