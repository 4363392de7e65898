import 'server-only';
import { randomUUID } from 'node:crypto';
import { ownOrigins, portalEnv } from '../../env';
import { clientAddressOf } from '../../contract/platform/client-address';
import { isLanguage, type Language } from '../../contract/platform/languages';
import { chooseLanguage, LANGUAGE_COOKIE } from '../../languages';
import { PEER_HEADER } from '../../security/name-peers';
import { REQUESTED_PAGE_COOKIE, readRequestedPage } from '../redirect/requested-page';
import { readSession, SESSION_COOKIE, type PortalSession } from '../session/session';

/** Who makes a call and in what surroundings: all that an upstream request needs beside the call itself. */
export interface Caller {
  readonly session: PortalSession | null;
  readonly language: Language;
  /** Whether the language is the person's own choice in this browser. */
  readonly hasChosenLanguage: boolean;
  readonly requestId: string;
  /** The page of ours that they were kept from, to which they go once nothing keeps them. */
  readonly requestedPage: `/${string}` | null;
  /** Empty where it is not known. */
  readonly clientAddress: string;
  /** Which browser it is (`browserOf`); known to the steps of signing in alone. */
  readonly browser?: string;
  /** What kind of browser it says it is (`nameOfKind`); known to the same steps. */
  readonly browserKind?: string;
}

interface Received {
  readonly headers: Pick<Headers, 'get'>;
  readonly cookie: (name: string) => string | undefined;
}

const hostOf = (origin: string) => origin.slice(origin.indexOf('//') + 2);

/** Our own origin under the host that the request names; undefined when it names another. */
export function ownOrigin(headers: Pick<Headers, 'get'>): string | undefined {
  const host = headers.get('host')?.toLowerCase();
  return ownOrigins(portalEnv()).find((origin) => hostOf(origin) === host);
}

/** Our own host as the request names it; undefined when it names another. */
export function ownHost(headers: Pick<Headers, 'get'>): string | undefined {
  const origin = ownOrigin(headers);
  return origin && hostOf(origin);
}

/** Reads the caller off a request; the request id is ours, never the client's. */
export async function readCaller({ headers, cookie }: Received, requestId: string = randomUUID()): Promise<Caller> {
  const host = ownHost(headers);
  return {
    session: await readSession(cookie(SESSION_COOKIE), host),
    requestedPage: await readRequestedPage(cookie(REQUESTED_PAGE_COOKIE), host),
    hasChosenLanguage: isLanguage(cookie(LANGUAGE_COOKIE)),
    language: chooseLanguage(cookie(LANGUAGE_COOKIE), headers.get('accept-language')),
    requestId,
    clientAddress: addressOf(headers),
  };
}

/** As trusted proxies say, else who is at the other end of the connection. */
function addressOf(headers: Pick<Headers, 'get'>): string {
  const { TRUSTED_PROXIES } = portalEnv();
  if (TRUSTED_PROXIES === 0) return headers.get(PEER_HEADER) ?? '';
  return clientAddressOf(headers.get('x-forwarded-for'), TRUSTED_PROXIES);
}

/** One cookie of a Cookie header. Of several with one name the first counts, as for every server. */
export function cookieOf(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
