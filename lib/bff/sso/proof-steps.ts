import 'server-only';
import { confirmedPath } from '../../confirmed-address';
import { log } from '../../log';
import { withBasePath } from '../../links/links';
import { withErrorAnswer, redirectAnswer } from '../call/answer';
import { cookieOf, readCaller, type Caller } from '../call/caller';
import { browserOf } from '../session/browser/browser';
import type { StepResult } from '../session/session-route';
import { HrError } from '../upstream/hr-error';
import { send } from '../upstream/send';
import { logProofFailure } from './proof-failure';
import { providerNamed } from './sso-address';
import { clearedSsoCookies, proofPurposeCookie, ssoCookiesIn } from './sso-cookies';
import { SsoFailure } from './sso-failure';
import { readProof } from './sso-identity';
import { beginRoundTrip } from './sso-round-trip';

/** Off to the provider, which is to ask anew whatever it remembers, and to say when it did. */
export async function startProofStep({ provider: name }: Record<string, string>, caller: Caller): Promise<StepResult> {
  const provider = providerNamed(name);
  const { requestId, session } = caller;
  try {
    if (!session) throw new HrError('unauthenticated');
    if (!provider) throw new SsoFailure('sso-not-offered');
    const { location, cookies } = await beginRoundTrip(provider, 'proof');
    log().info({ requestId, provider: provider.name }, 'confirmation by single sign-on begun');
    return { next: new URL(location), cookies: [...cookies, proofPurposeCookie()] };
  } catch (error) {
    return logProofFailure(error, { requestId, provider: provider?.name });
  }
}

/** Back from there: the session in hand is confirmed by whom the provider named, and nothing of the round trip stays. */
export function confirmBySso(request: Request): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const header = request.headers.get('cookie');
    const from = { headers: request.headers, cookie: (name: string) => cookieOf(header, name) };
    const browser = await browserOf(request.headers);
    const caller = { ...(await readCaller(from, requestId)), browser: browser.id, browserKind: browser.kind };
    try {
      if (!caller.session) throw new HrError('unauthenticated');
      await send('confirmIdentityBySso', await readProof(ssoCookiesIn(header)), caller);
      return redirectAnswer(withBasePath(confirmedPath(null)), requestId, clearedSsoCookies());
    } catch (error) {
      const { next, cookies } = logProofFailure(error, { requestId });
      return redirectAnswer(withBasePath(next), requestId, cookies);
    }
  });
}
