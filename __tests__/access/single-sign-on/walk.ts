import { OWN, ownRequest, PORTAL } from '../../bff/stub/portal-request';
import type { ScriptedProvider } from './scripted-provider';

/** What a browser holds and where it is: enough of one to walk a round trip by hand. */
export interface Walk {
  /** The Cookie header that it would send. */
  readonly cookie: string;
  readonly location: string;
  readonly answer: Response;
}

/** A cookie as a browser keeps it after an answer: those that are cleared are gone. */
function after(cookie: string, answer: Response): string {
  const jar = new Map(cookie.split('; ').filter(Boolean).map(pairOf));
  for (const set of answer.headers.getSetCookie()) {
    const [name, value] = pairOf(set.split(';')[0] ?? '');
    if (value === '' || /max-age=0(?:;|$)/i.test(set)) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

const pairOf = (text: string): [string, string] => {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
};

const stepOf = (cookie: string, answer: Response): Walk => ({
  cookie: after(cookie, answer),
  location: answer.headers.get('location') ?? '',
  answer,
});

const formOf = (provider: string, cookie: string, headers: Record<string, string | null> = {}) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-hr-portal': null, cookie, ...headers },
  body: new URLSearchParams({ provider }).toString(),
});

/** Presses the button of the sign-in page. */
export async function start(provider: string, cookie = '', headers: Record<string, string | null> = {}): Promise<Walk> {
  const { POST } = await import('@/app/api/session/start-sso/route');
  return stepOf(cookie, await POST(ownRequest('/api/session/start-sso', formOf(provider, cookie, headers))));
}

/** Presses the button of the dialog that asks to confirm. */
export async function startProof(
  provider: string,
  cookie: string,
  headers: Record<string, string | null> = {},
): Promise<Walk> {
  const { POST } = await import('@/app/api/session/start-proof/route');
  return stepOf(cookie, await POST(ownRequest('/api/session/start-proof', formOf(provider, cookie, headers))));
}

const arriving = (path: string, cookie: string, headers: Record<string, string> = {}) =>
  new Request(`${PORTAL}${path}`, { headers: { host: OWN.host, cookie, 'sec-fetch-site': 'cross-site', ...headers } });

/** Is sent back by a provider. */
export async function returnFromProvider(
  provider: string,
  query: Readonly<Record<string, string>>,
  cookie: string,
  headers?: Record<string, string>,
): Promise<Walk> {
  const { GET } = await import('@/app/api/auth/[...nextauth]/route');
  const path = `/api/auth/callback/${provider}?${new URLSearchParams(query).toString()}`;
  const params = Promise.resolve({ nextauth: ['callback', provider] });
  return stepOf(cookie, await GET(arriving(path, cookie, headers), { params }));
}

/** Follows to the step that signs in. */
export async function finish(cookie: string, headers?: Record<string, string>): Promise<Walk> {
  const { GET } = await import('@/app/api/session/sso/route');
  return stepOf(cookie, await GET(arriving('/api/session/sso', cookie, headers)));
}

/** Follows to the step that confirms. */
export async function finishProof(cookie: string): Promise<Walk> {
  const { GET } = await import('@/app/api/session/sso-proof/route');
  return stepOf(cookie, await GET(arriving('/api/session/sso-proof', cookie)));
}

/** The names of the cookies that a browser holds. */
export const namesIn = (cookie: string) =>
  cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pairOf(pair)[0]);

/** Why a way ended at /unauthorized. */
export const reasonOf = (location: string) => /^\/unauthorized\?why=([\w-]+)$/.exec(location)?.[1];

/** Goes to a provider; answers what the portal asked for there. */
export async function goTo(name: string, provider: ScriptedProvider) {
  const { cookie, location } = await start(name);
  const { searchParams } = new URL(location);
  provider.nonce = searchParams.get('nonce') ?? '';
  return { cookie, location, state: searchParams.get('state') ?? '', searchParams };
}

/** The whole round trip with the corporate provider, up to where it leads. */
export async function walk(corporate: ScriptedProvider): Promise<Walk> {
  const { cookie, state } = await goTo('corporate', corporate);
  const back = await returnFromProvider('corporate', { code: 'code-1', state }, cookie);
  return back.location === '/api/session/sso' ? finish(back.cookie) : back;
}
