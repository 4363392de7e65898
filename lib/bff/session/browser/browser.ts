import 'server-only';
import { randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { deviceKindOf, nameOfKind } from '../../../devices/device-kind';
import { portalEnv } from '../../../env';
import { cookieOf, ownHost } from '../../call/caller';

/**
 * Which browser it is, so that strangers who guess at a password shut nobody out of where they signed in before. A random id,
 * sealed, so that none can be made up or read; the HR API alone knows who has signed in with it.
 */
const BROWSER_COOKIE = '__Host-hr-browser';

const HALF_A_YEAR = 180 * 24 * 3600;
const RENEWED_AFTER_MS = 30 * 24 * 3_600_000;
const MAX_COOKIE_LENGTH = 1_024;

const browserSchema = z.object({
  id: z.string().regex(/^[\w-]{22}$/),
  host: z.string().min(1),
  /** Epoch milliseconds. */
  sealedAt: z.number().int(),
});

interface Browser {
  readonly id: string;
  /** Such as `Firefox, Windows`, as far as it says. */
  readonly kind: string;
  /** The Set-Cookie texts that let it be recognised; none while the last one is young. */
  readonly cookies: readonly string[];
}

/** The browser of a request to a step of signing in; one that is not recognised gets an id. */
export async function browserOf(received: Pick<Headers, 'get'>): Promise<Browser> {
  const host = ownHost(received);
  const kind = nameOfKind(deviceKindOf(received.get('user-agent')));
  if (!host) return { id: '', kind, cookies: [] };
  const known = await unseal(cookieOf(received.get('cookie'), BROWSER_COOKIE), host);
  if (known && Date.now() - known.sealedAt < RENEWED_AFTER_MS) return { id: known.id, kind, cookies: [] };
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const seal = await sealData({ id, host, sealedAt: Date.now() }, sealOptions());
  const attributes = `Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${HALF_A_YEAR}`;
  return { id, kind, cookies: [`${BROWSER_COOKIE}=${seal}; ${attributes}`] };
}

const sealOptions = () => ({ password: portalEnv().SESSION_SECRET, ttl: HALF_A_YEAR });

async function unseal(value: string | undefined, host: string) {
  if (!value || value.length > MAX_COOKIE_LENGTH) return null;
  const opened = await unsealData(value, sealOptions()).catch(() => null);
  const browser = browserSchema.safeParse(opened).data;
  return browser?.host === host ? browser : null;
}
