import 'server-only';
import { log } from '../../log';
import { withErrorAnswer, redirectAnswer } from '../call/answer';
import { browserOf } from '../session/browser/browser';
import { startSession } from '../session/start-session';
import { cookieOf, readCaller, type Caller } from '../call/caller';
import { deviceOf } from '../session/browser/device';
import { withBasePath } from '../../links/links';
import { send } from '../upstream/send';
import type { StepResult } from '../session/session-route';
import { providerNamed } from './sso-address';
import { logProofFailure } from './proof-failure';
import { clearedPurposeCookies, clearedSsoCookies, isProof, ssoCookiesIn } from './sso-cookies';
import { redirectToFailure, SsoFailure, logSsoFailure } from './sso-failure';
import { readIdentity } from './sso-identity';
import { beginRoundTrip, finishRoundTrip } from './sso-round-trip';

/** SSO-01: off to the provider of that name. */
export async function startSsoStep(
  { provider: name }: Record<string, string>,
  caller: Caller,
  headers: Headers,
): Promise<StepResult> {
  const provider = providerNamed(name);
  const { requestId } = caller;
  try {
    if (!provider) throw new SsoFailure('sso-not-offered');
    const { location, cookies } = await beginRoundTrip(provider);
    log().info({ requestId, provider: provider.name }, 'single sign-on begun');
    return { next: new URL(location), cookies: [...cookies, ...clearedPurposeCookies(headers.get('cookie'))] };
  } catch (error) {
    return logSsoFailure(error, { requestId, provider: provider?.name });
  }
}

/** Back from the provider: its answer is checked, and what it proved goes on to the step that signs in, or to the one that confirms. */
export function receiveCallback(request: Request, name: string): Promise<Response> | null {
  const provider = providerNamed(name);
  if (!provider) return null;
  return withErrorAnswer(async (requestId) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const kept = ssoCookiesIn(request.headers.get('cookie'));
    try {
      const { cookies } = await finishRoundTrip(provider, query, kept);
      const next = isProof(kept) ? '/api/session/sso-proof' : '/api/session/sso';
      return redirectAnswer(withBasePath(next), requestId, cookies);
    } catch (error) {
      const about = { requestId, provider: provider.name };
      if (!isProof(kept)) return redirectToFailure(error, about);
      const { next, cookies } = logProofFailure(error, about);
      return redirectAnswer(withBasePath(next), requestId, cookies);
    }
  });
}

/** SSO-02, SCALL-12: begins the session of whom the round trip has proven, and leaves nothing of it in the browser. */
export function signInBySso(request: Request): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const header = request.headers.get('cookie');
    const from = { headers: request.headers, cookie: (name: string) => cookieOf(header, name) };
    const browser = await browserOf(request.headers);
    const caller = { ...(await readCaller(from, requestId)), browser: browser.id, browserKind: browser.kind };
    let provider: string | undefined;
    try {
      const identity = await readIdentity(ssoCookiesIn(header));
      provider = identity.provider;
      const device = await deviceOf(request.headers);
      const inHand = device && { DeviceID: device.DeviceID, DeviceSecret: device.DeviceSecret };
      const prove = () => send('signInBySso', { ...identity.claims, ...inHand }, caller);
      const { next, cookies = [] } = await startSession(
        { method: 'sso', kind: 'employee', provider, prove },
        caller,
        request.headers,
      );
      const location = next instanceof URL ? next.href : withBasePath(next);
      return redirectAnswer(location, requestId, [...browser.cookies, ...cookies, ...clearedSsoCookies()]);
    } catch (error) {
      return redirectToFailure(error, { requestId, provider });
    }
  });
}
