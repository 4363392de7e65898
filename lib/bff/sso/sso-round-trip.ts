import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';
import { setNextAuthUrl } from '../../env';
import type { IdentityProvider } from '../../identity-providers';
import { MAX_AGE_BEFORE_LEAVING_MS, metadataOf, type ProviderMetadata } from './provider-metadata';
import { homeAddress } from './sso-address';
import { IDENTITY_SECONDS, isSsoCookie, ssoCookies } from './sso-cookies';
import { SsoFailure } from './sso-failure';
import { providerFor, type Claims, type Purpose } from './sso-provider';
import { ssoSecret } from './sso-secret';

/** Cookies that next-auth asks for and that stay in this process: where it leads and who posts is settled by ours. */
const INTERNAL_COOKIES = { csrfToken: { name: 'csrf', options: {} }, callbackUrl: { name: 'callback', options: {} } };

/** State, nonce and proof: each leaves a cookie when a round trip begins. */
const CHECK_COUNT = 3;

const silent = { error: () => undefined, warn: () => undefined, debug: () => undefined };

interface Answer {
  readonly location: string;
  /** Set-Cookie texts of ours. */
  readonly cookies: string[];
}

/** Where to send the person, and what the browser keeps until they come back. Throws `SsoFailure`, also for a provider that is away. */
export async function beginRoundTrip(provider: IdentityProvider, purpose: Purpose = 'sign-in'): Promise<Answer> {
  const metadata = await readable(provider, MAX_AGE_BEFORE_LEAVING_MS);
  const token = randomBytes(32).toString('hex');
  const digest = createHash('sha256').update(`${token}${ssoSecret()}`).digest('hex');
  const { answer } = await ask(provider, metadata, {
    method: 'POST',
    action: 'signin',
    cookies: { [INTERNAL_COOKIES.csrfToken.name]: `${token}|${digest}` },
    body: { csrfToken: token },
    purpose,
  });
  if (answer.cookies.length === CHECK_COUNT) return answer;
  throw new SsoFailure('sso-provider', 'the round trip could not begin');
}

/** Takes up what the provider sent the person back with; answers the cookie of a checked identity. Throws `SsoFailure`. */
export async function finishRoundTrip(
  provider: IdentityProvider,
  query: Readonly<Record<string, string>>,
  cookies: Readonly<Record<string, string>>,
): Promise<Answer> {
  if (query.error) throw new SsoFailure(reasonOfRefusal(query.error), `the provider said ${query.error}`);
  if (!cookies[ssoCookies.state.name]) throw new SsoFailure('sso-interrupted', 'no round trip was begun here');
  const metadata = await readable(provider);
  if (metadata.authorization_response_iss_parameter_supported && query.iss !== provider.issuer) {
    throw new SsoFailure('sso-provider', 'the answer is of another issuer');
  }
  const { answer, failure } = await ask(provider, metadata, { method: 'GET', action: 'callback', cookies, query });
  if (answer.cookies.some((cookie) => cookie.startsWith(`${ssoCookies.sessionToken.name}=ey`))) return answer;
  if (failure === undefined) throw new SsoFailure('sso-interrupted', 'state, nonce or proof are not of this browser');
  throw failure instanceof SsoFailure ? failure : new SsoFailure(reasonOfExchange(failure), failure);
}

async function readable(provider: IdentityProvider, maxAgeMs?: number): Promise<ProviderMetadata> {
  return metadataOf(provider, maxAgeMs).catch((error: unknown) => {
    throw new SsoFailure('sso-provider', error);
  });
}

/** What the person or the provider declined, by RFC 6749 and OpenID Connect; the rest is the provider's own trouble. */
function reasonOfRefusal(error: string) {
  return /^(?:access_denied|(?:login|consent|interaction|account_selection)_required)$/.test(error)
    ? 'sso-declined'
    : 'sso-provider';
}

/** A code that is used, late or of another round trip, told from a provider that fails. */
function reasonOfExchange(failure: unknown) {
  const code = failure instanceof Error && 'error' in failure ? failure.error : undefined;
  return code === 'invalid_grant' ? 'sso-interrupted' : 'sso-provider';
}

interface AuthorizationRequest {
  readonly method: 'GET' | 'POST';
  readonly action: 'signin' | 'callback';
  readonly cookies: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, string>>;
  readonly purpose?: Purpose;
}

/** Runs next-auth for one action of one provider, on a request and an answer of our own: it sees nothing else of the caller's. */
async function ask(
  provider: IdentityProvider,
  metadata: ProviderMetadata,
  { action, query, purpose = 'sign-in', ...request }: AuthorizationRequest,
) {
  let failure: unknown;
  const options = optionsFor(provider, metadata, purpose, (error) => (failure ??= error));
  const headers = new Map<string, string | string[]>();
  const response = {
    status: () => response,
    setHeader: (name: string, value: string | string[]) => (headers.set(name.toLowerCase(), value), response),
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    send: () => undefined,
    end: () => undefined,
  };
  setNextAuthUrl(homeAddress('/api/auth'));
  await NextAuth(
    { ...request, headers: {}, query: { ...query, nextauth: [action, provider.name] } } as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    options,
  );
  const answer: Answer = {
    location: String(headers.get('location') ?? ''),
    cookies: [headers.get('set-cookie') ?? []].flat().filter(isSsoCookie),
  };
  return { answer, failure };
}

function optionsFor(
  provider: IdentityProvider,
  metadata: ProviderMetadata,
  purpose: Purpose,
  onFailure: (error: unknown) => void,
): AuthOptions {
  return {
    providers: [providerFor(provider, metadata, purpose, onFailure)],
    secret: ssoSecret(),
    useSecureCookies: true,
    cookies: { ...ssoCookies, ...INTERNAL_COOKIES },
    session: { strategy: 'jwt', maxAge: IDENTITY_SECONDS },
    jwt: { maxAge: IDENTITY_SECONDS },
    logger: silent,
    callbacks: {
      redirect: () => homeAddress('/api/session/sso'),
      jwt: ({ profile }) => identityIn(provider, (profile ?? {}) as Claims),
    },
  };
}

/** What of the claims is passed on to the step that signs in. No token of the provider is. */
const identityIn = (provider: IdentityProvider, { iss, sub, email, email_verified, auth_time }: Claims) => ({
  provider: provider.name,
  issuer: iss,
  subject: sub,
  email,
  isVerified: email_verified === true,
  ...(typeof auth_time === 'number' && { authTime: Math.trunc(auth_time) }),
});
