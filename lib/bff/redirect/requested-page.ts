import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { portalEnv } from '../../env';
import { ownPage } from '../../links/own-page';

/**
 * The page that somebody asked for and was kept from by a gate: signing in, a code, a code of conduct. It opens once they are
 * past it. Sealed, because an address may tell whom somebody wanted to see, and bound to this host.
 */
export const REQUESTED_PAGE_COOKIE = '__Host-hr-asked-page';

/** Long enough to sign in, to wait for a code and to read an agreement. */
const MAX_AGE_SECONDS = 3600;
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

const requestedPageSchema = z.object({ path: z.string(), host: z.string() });

/** The Set-Cookie text; null for what is no page of ours to come back to. */
export async function requestedPageCookie(path: string | null, host: string | undefined): Promise<string | null> {
  const page = ownPage(path);
  if (!page || !host) return null;
  const seal = await sealData({ path: page, host }, { password: portalEnv().SESSION_SECRET, ttl: MAX_AGE_SECONDS });
  return `${REQUESTED_PAGE_COOKIE}=${seal}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}`;
}

export function clearedRequestedPageCookie(): string {
  return `${REQUESTED_PAGE_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
}

/** The page in a cookie's value; null for what is forged, foreign, too old or no page of ours. */
export async function readRequestedPage(
  value: string | undefined,
  host: string | undefined,
): Promise<`/${string}` | null> {
  if (!value || !host) return null;
  const opened = await unsealData(value, { password: portalEnv().SESSION_SECRET }).catch(() => null);
  const asked = requestedPageSchema.safeParse(opened).data;
  return asked?.host === host ? ownPage(asked.path) : null;
}
