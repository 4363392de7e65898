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

const NAMES = Object.values(ssoCookies).map(({ name }) => name);

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
