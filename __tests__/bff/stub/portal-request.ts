import type { PortalSession } from '@/lib/bff/session/session';
import type { Call } from '@/lib/contract/call';
import { KEY_CANARY, TOKEN_CANARY } from './stub-upstream';

export const PORTAL = 'http://127.0.0.1:4180';
export const SECRET = 'session-secret-of-the-tests-0123456789';

export type Handler = (request: Request, context: { params: Promise<{ call: string }> }) => Promise<Response>;

/** Points the portal's modules, not yet loaded, at a stub. One test file is one portal. */
export function pointPortalAt(address: string, settings: Record<string, string> = {}): void {
  Object.assign(process.env, {
    PORT: '4180',
    HR_API_URL: address,
    HR_API_KEY: KEY_CANARY,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    ...settings,
  });
}

/** Headers as our own page's script sends them. */
export const OWN = {
  origin: PORTAL,
  host: '127.0.0.1:4180',
  'sec-fetch-site': 'same-origin',
  'x-hr-portal': '1',
  'content-type': 'application/json',
};

export const IDEMPOTENCY = { 'idempotency-key': 'test-key-0123456789' };

/** What a call's own kind asks of a request beside OWN. */
export const proxyHeaders = (call: Call): Record<string, string> => ({
  ...(call.effect === 'write' && IDEMPOTENCY),
  ...(call.kind === 'upload' && { 'content-type': 'multipart/form-data; boundary=edge' }),
});

/** A request as our own page makes it; a header given as null is left out. */
export function ownRequest(
  path: string,
  { method = 'POST', body, headers = {}, signal }: RequestOptions = {},
): Request {
  const all = Object.entries({ ...OWN, ...headers }).filter((entry): entry is [string, string] => entry[1] !== null);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${PORTAL}${path}`, {
    method,
    headers: Object.fromEntries(all),
    body: hasBody ? (body ?? '{}') : undefined,
    signal,
    duplex: 'half',
  } as RequestInit);
}

interface RequestOptions {
  method?: string;
  /** Of a file's call. */
  query?: Record<string, string>;
  body?: BodyInit;
  headers?: Record<string, string | null>;
  signal?: AbortSignal;
}

/** Makes a call through the product's call proxy. */
export async function callProxy(name: string, options: RequestOptions = {}): Promise<Response> {
  const { POST } = await import('@/app/api/hr/[call]/route');
  const query = options.query ? `?${new URLSearchParams(options.query).toString()}` : '';
  return (POST as Handler)(ownRequest(`/api/hr/${encodeURIComponent(name)}${query}`, options), paramsOf(name));
}

/** Makes a call through a call proxy over the test's own table. */
export async function callProxyOver(
  table: Record<string, Call>,
  name: string,
  path = `/api/hr/${name}`,
  options: RequestOptions = {},
): Promise<Response> {
  const { createCallProxy } = await import('@/lib/bff/call/call-proxy');
  return createCallProxy(table)(ownRequest(path, options), paramsOf(name));
}

export const paramsOf = (call: string) => ({ params: Promise.resolve({ call, nextauth: ['callback', call] }) });

const steps = {
  'sign-in': () => import('@/app/api/session/sign-in/route'),
  code: () => import('@/app/api/session/code/route'),
  resend: () => import('@/app/api/session/resend/route'),
  'forgot-password': () => import('@/app/api/session/forgot-password/route'),
  'reset-password': () => import('@/app/api/session/reset-password/route'),
  'change-password': () => import('@/app/api/session/change-password/route'),
  'change-role': () => import('@/app/api/session/change-role/route'),
  'figure-purpose': () => import('@/app/api/session/figure-purpose/route'),
  'save-filter': () => import('@/app/api/session/save-filter/route'),
  'client-step': () => import('@/app/api/session/client-step/route'),
  'client-code': () => import('@/app/api/session/client-code/route'),
  'device-sign-in': () => import('@/app/api/session/device-sign-in/route'),
  'mobile-session': () => import('@/app/api/session/mobile-session/route'),
  'mobile-auth': () => import('@/app/api/session/mobile-auth/route'),
  'register-device': () => import('@/app/api/session/register-device/route'),
  'remove-device': () => import('@/app/api/session/remove-device/route'),
  'add-authenticator': () => import('@/app/api/session/add-authenticator/route'),
  'remove-authenticator': () => import('@/app/api/session/remove-authenticator/route'),
  'recovery-codes': () => import('@/app/api/session/recovery-codes/route'),
  'calendar-feed': () => import('@/app/api/session/calendar-feed/route'),
  'start-passkey': () => import('@/app/api/session/start-passkey/route'),
  'add-passkey': () => import('@/app/api/session/add-passkey/route'),
  'remove-passkey': () => import('@/app/api/session/remove-passkey/route'),
  'passkey-challenge': () => import('@/app/api/session/passkey-challenge/route'),
  passkey: () => import('@/app/api/session/passkey/route'),
  'confirm-passkey': () => import('@/app/api/session/confirm-passkey/route'),
  'finish-enrolment': () => import('@/app/api/session/finish-enrolment/route'),
  'accept-conduct': () => import('@/app/api/session/accept-conduct/route'),
  'sign-out': () => import('@/app/api/session/sign-out/route'),
};
export type Step = keyof typeof steps;

/** Takes a step of the session, as our script does. */
export async function askSession(step: Step, fields: object, headers: RequestOptions['headers'] = {}) {
  const { POST } = await steps[step]();
  return POST(ownRequest(`/api/session/${step}`, { body: JSON.stringify(fields), headers }));
}

/** The same as a plain form, before any script. */
export async function postForm(step: Step, fields: Record<string, string>, headers: RequestOptions['headers'] = {}) {
  const { POST } = await steps[step]();
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-hr-portal': null, ...headers };
  return POST(ownRequest(`/api/session/${step}`, { body: new URLSearchParams(fields).toString(), headers: form }));
}

/** The Cookie header of a session; by default an employee's, fully signed in. */
export async function cookieOfSession(session: Partial<PortalSession> = {}): Promise<string> {
  const { sessionCookie } = await import('@/lib/bff/session/session');
  const cookie = await sessionCookie({
    token: `${TOKEN_CANARY}${session.flag ?? 0}`,
    kind: 'employee',
    flag: 0,
    host: '127.0.0.1:4180',
    endsAt: Date.now() + 3_600_000,
    ...session,
  });
  return cookie.split(';')[0] ?? '';
}

/** Everything of an answer that a browser could read, as one text. */
export async function wholeAnswer(answer: Response): Promise<string> {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${answer.status}\n${headers}\n\n${await answer.text()}`;
}

/** The error's own code, as the browser reads it. */
export async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code;
}
