import 'server-only';
import type { Profile } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import type { IdentityProvider } from '../../identity-providers';
import { agentFor } from './provider-agent';
import type { ProviderMetadata } from './provider-metadata';
import { SsoFailure } from './sso-failure';
import { BUDGET } from '../upstream/upstream';

/** What identity tokens say, as far as anybody asks. */
export interface Claims extends Profile {
  readonly iss?: string;
  readonly aud?: string | string[];
  readonly iat?: number;
  readonly email_verified?: unknown;
  readonly auth_time?: unknown;
}

/** What a round trip is for: to sign somebody in, or to prove that it is still them. */
export type Purpose = 'sign-in' | 'proof';

const ASKED: Record<Purpose, object> = { 'sign-in': {}, proof: { prompt: 'login', max_age: '0' } };

/** Seconds by which the clock of a provider may be ahead. */
const CLOCK_SKEW = 60;

/** Asymmetric algorithms alone: with a shared key whoever knows the client's secret could write identity tokens (T58). */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA', 'RS384', 'RS512', 'PS384', 'PS512', 'ES384', 'ES512'];

/**
 * A provider as next-auth takes it. Its endpoints are given, so that nobody asks for them twice in a round trip.
 * @param purpose for a proof it asks whoever sits there anew and says when it did
 * @param onFailure hears what an exchange failed with, which next-auth keeps to itself
 */
export function providerFor(
  { name, label, issuer, clientId, clientSecret }: IdentityProvider,
  metadata: ProviderMetadata,
  purpose: Purpose,
  onFailure: (error: unknown) => void,
): OAuthConfig<Claims> {
  const noted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await inTime(work());
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
  let claims: Claims = {};
  return {
    id: name,
    name: label,
    type: 'oauth',
    issuer,
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    clientId,
    clientSecret,
    client: {
      token_endpoint_auth_method: authMethodOf(metadata),
      id_token_signed_response_alg: algorithmOf(metadata),
    },
    authorization: { url: metadata.authorization_endpoint, params: { scope: 'openid email', ...ASKED[purpose] } },
    token: {
      url: metadata.token_endpoint,
      request: ({ client, provider, params, checks }) =>
        noted(async () => {
          if (params.state !== checks.state)
            throw new SsoFailure('sso-interrupted', 'the state is of another round trip');
          const tokens = await client.callback(provider.callbackUrl, params, checks);
          claims = { ...tokens.claims() };
          refuseForeign(claims, { issuer, clientId });
          return { tokens };
        }),
    },
    userinfo: {
      url: metadata.userinfo_endpoint,
      request: ({ client, tokens }) =>
        noted(async () => {
          if (claims.email !== undefined || !metadata.userinfo_endpoint) return claims;
          const more = await client.userinfo<Claims>(tokens.access_token ?? '');
          if (more.sub !== claims.sub) throw new SsoFailure('sso-provider', 'the user info is of somebody else');
          // Whether an address is verified is said by who says the address.
          return { ...more, ...claims, email_verified: more.email_verified };
        }),
    },
    jwks_endpoint: metadata.jwks_uri,
    profile: ({ sub }) => ({ id: sub ?? '' }),
    httpOptions: { agent: agentFor(issuer), timeout: BUDGET.firstByte + BUDGET.connect },
  };
}

/** What the library lets pass: another issuer than the settings', tokens that are for others too, or of the future. */
function refuseForeign({ iss, aud, iat }: Claims, { issuer, clientId }: Pick<IdentityProvider, 'issuer' | 'clientId'>) {
  const audiences = [aud].flat();
  if (iss !== issuer) throw new SsoFailure('sso-provider', 'the token is of another issuer');
  if (audiences.length !== 1 || audiences[0] !== clientId) throw new SsoFailure('sso-provider', 'other audiences');
  if ((iat ?? 0) > Date.now() / 1000 + CLOCK_SKEW) throw new SsoFailure('sso-provider', 'the token is of the future');
}

function authMethodOf({ token_endpoint_auth_methods_supported: supported }: ProviderMetadata) {
  const isByPostAlone = supported?.includes('client_secret_post') && !supported.includes('client_secret_basic');
  return isByPostAlone ? 'client_secret_post' : 'client_secret_basic';
}

function algorithmOf({ id_token_signing_alg_values_supported: supported }: ProviderMetadata): string {
  return ALGORITHMS.find((algorithm) => supported.includes(algorithm)) ?? 'RS256';
}

/** The whole of an exchange has the time of a first byte: a provider that drips its answer is as slow as one that is silent. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SsoFailure('sso-provider', 'the provider took too long')), BUDGET.firstByte);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
