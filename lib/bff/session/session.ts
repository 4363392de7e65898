import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { portalEnv } from '../../env';
import { HrError } from '../upstream/hr-error';

export const SESSION_COOKIE = '__Host-hr-session';

/** More than this does not fit a cookie beside its name, its attributes and the seal's own text. */
const MAX_TOKEN_LENGTH = 2_700;
const MAX_COOKIE_LENGTH = 4_096;
const CACHE_SIZE = 1_000;

/** Seconds for which a session past its end is told from none, so that its owner reads why it is over. */
const EXPLAINED = 7 * 24 * 3600;

/** A seal as iron-session writes it. Its reader overlooks what is appended; we do not, so that one session is one value. */
const SEAL = /^Fe26\.2\*[\w*-]+~2$/;

const sessionSchema = z.object({
  token: z.string().min(1),
  kind: z.enum(['employee', 'client', 'candidate']),
  flag: z.number().int(),
  host: z.string().min(1),
  /** Epoch milliseconds; set at sign-in and carried through every later step. */
  endsAt: z.number().int(),
  /** The identity provider that vouched, where it was single sign-on. */
  provider: z.string().optional(),
});

/** What the sealed cookie holds. The HR API owns the session's record: this only names it. */
export type PortalSession = z.output<typeof sessionSchema>;

const COOKIE_ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The Set-Cookie text of a session; throws `session_too_large` for a token that no cookie can carry. */
export async function sessionCookie(session: PortalSession): Promise<string> {
  if (session.token.length > MAX_TOKEN_LENGTH) throw new HrError('session_too_large');
  const ttl = Math.ceil((session.endsAt - Date.now()) / 1000) + EXPLAINED;
  const seal = await sealData(session, { password: portalEnv().SESSION_SECRET, ttl: Math.max(ttl, 1) });
  const cookie = `${SESSION_COOKIE}=${seal}; ${COOKIE_ATTRIBUTES}`;
  if (cookie.length > MAX_COOKIE_LENGTH) throw new HrError('session_too_large');
  return cookie;
}

export function clearedSessionCookie(): string {
  return `${SESSION_COOKIE}=; ${COOKIE_ATTRIBUTES}; Max-Age=0`;
}

/** Whether the cookie holds a session of this host that stood until its absolute end. */
export async function isPastEnd(value: string | undefined, host: string | undefined): Promise<boolean> {
  const session = await sealedSession(value, host);
  return session !== null && session.endsAt <= Date.now();
}

const sessionCache = new Map<string, PortalSession>();

/** The session in a cookie's value; null for what is forged, foreign, ended or broken, whatever it is. */
export async function readSession(value: string | undefined, host: string | undefined): Promise<PortalSession | null> {
  const session = await sealedSession(value, host);
  return session && session.endsAt > Date.now() ? session : null;
}

async function sealedSession(value: string | undefined, host: string | undefined): Promise<PortalSession | null> {
  if (!value || !host || value.length > MAX_COOKIE_LENGTH || !SEAL.test(value)) return null;
  const session = sessionCache.get(value) ?? (await unseal(value));
  return session?.host === host ? session : null;
}

/** Unsealing costs more than all else the call proxy does, so the newest seals are remembered, opened, in this process. */
async function unseal(value: string): Promise<PortalSession | null> {
  const password = portalEnv().SESSION_SECRET;
  const opened = await unsealData(value, { password }).catch(() => null);
  const session = sessionSchema.safeParse(opened).data ?? null;
  if (session) {
    sessionCache.set(value, session);
    if (sessionCache.size > CACHE_SIZE) sessionCache.delete(sessionCache.keys().next().value!);
  }
  return session;
}
