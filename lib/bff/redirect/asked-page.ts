import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { portalEnv } from '../../env';
import { ownPage } from '../../links/own-page';

/**
 * The page that somebody asked for and was kept from by a gate: signing in, a code, a code of conduct. It opens once they are
 * past it. Sealed, because an address may tell whom somebody wanted to see, and bound to this host.
 */
export const ASKED_PAGE_COOKIE = '__Host-hr-asked-page';

/** Long enough to sign in, to wait for a code and to read an agreement. */
const SECONDS = 3600;
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

const askedSchema = z.object({ path: z.string(), host: z.string() });

/** The Set-Cookie text; null for what is no page of ours to come back to. */
export async function askedPageCookie(path: string | null, host: string | undefined): Promise<string | null> {
  const page = ownPage(path);
  if (!page || !host) return null;
  const seal = await sealData({ path: page, host }, { password: portalEnv().SESSION_SECRET, ttl: SECONDS });
  return `${ASKED_PAGE_COOKIE}=${seal}; ${ATTRIBUTES}; Max-Age=${SECONDS}`;
}

export function clearedAskedPageCookie(): string {
  return `${ASKED_PAGE_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
}

/** The page in a cookie's value; null for what is forged, foreign, too old or no page of ours. */
export async function readAskedPage(value: string | undefined, host: string | undefined): Promise<`/${string}` | null> {
  if (!value || !host) return null;
  const opened = await unsealData(value, { password: portalEnv().SESSION_SECRET }).catch(() => null);
  const asked = askedSchema.safeParse(opened).data;
  return asked?.host === host ? ownPage(asked.path) : null;
}
