import 'server-only';
import { cookieOf } from '../call/caller';

const ATTRIBUTES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** Seconds in which a person has to come back from the provider, and in which what it said is to be taken up. */
export const ROUND_TRIP_SECONDS = 600;
export const IDENTITY_SECONDS = 120;

const cookie = (name: string, maxAge: number) => ({ name, options: { ...ATTRIBUTES, maxAge } });

/** What next-auth keeps in the browser during a round trip. The names that it would choose could be set by any host of the same domain. */
export const ssoCookies = {
  state: cookie('__Host-hr-sso-state', ROUND_TRIP_SECONDS),
  nonce: cookie('__Host-hr-sso-nonce', ROUND_TRIP_SECONDS),
  pkceCodeVerifier: cookie('__Host-hr-sso-proof', ROUND_TRIP_SECONDS),
  sessionToken: { name: '__Host-hr-sso-identity', options: ATTRIBUTES },
};

/**
 * Says that a round trip is to confirm who sits there, and to sign nobody in. It is no secret and opens nothing: either end takes
 * what the provider said for what it is.
 */
const PURPOSE_COOKIE = '__Host-hr-sso-purpose';

const NAMES = [...Object.values(ssoCookies).map(({ name }) => name), PURPOSE_COOKIE];

const PURPOSE_ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

export const proofPurposeCookie = () => `${PURPOSE_COOKIE}=proof; ${PURPOSE_ATTRIBUTES}; Max-Age=${ROUND_TRIP_SECONDS}`;

/** Whether the round trip under way is to confirm. */
export const isProof = (cookies: Readonly<Record<string, string>>): boolean => cookies[PURPOSE_COOKIE] === 'proof';

/** Forgets an earlier round trip that was to confirm, where a sign-in begins. */
export const clearedPurposeCookies = (header: string | null) =>
  isProof(ssoCookiesIn(header)) ? [`${PURPOSE_COOKIE}=; ${PURPOSE_ATTRIBUTES}; Max-Age=0`] : [];

/** Whether a Set-Cookie text of next-auth is one of ours; what else it sets stays here. */
export const isSsoCookie = (setCookie: string) => NAMES.some((name) => setCookie.startsWith(`${name}=`));

/** Those of a round trip that a request brought. */
export function ssoCookiesIn(header: string | null): Record<string, string> {
  const pairs = NAMES.map((name) => [name, cookieOf(header, name)] as const);
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

/** Leaves nothing of a round trip in the browser (T62). */
export const clearedSsoCookies = () =>
  NAMES.map((name) => `${name}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`);
