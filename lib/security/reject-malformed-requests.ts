import type { IncomingMessage } from 'node:http';
import { isBelowBasePath, withBasePath } from '../links/links';
import { onRequestStart } from '../process/request-start';
import { SECURITY_HEADERS } from './security-headers';

/** Answers `bad_request` to whatever is sent there, or that a page is only read, or that nothing is there. */
const REFUSED = withBasePath('/api/refused');
const API = withBasePath('/api/');

const HEADERS = Object.entries(SECURITY_HEADERS);

const ENCODED_CONTROL = /%(?:[01][\da-f]|7f)/i;

function isMalformed(target: string): boolean {
  // A target in absolute form names a host of its own.
  if (!target.startsWith('/')) return true;
  try {
    decodeURIComponent(target.split('?')[0] ?? '');
  } catch {
    return true;
  }
  return ENCODED_CONTROL.test(target);
}

/** RFC 9112 asks for a 400: of several hosts a proxy may believe one and we another. */
const namesSeveralHosts = ({ headersDistinct }: IncomingMessage) => (headersDistinct.host?.length ?? 0) > 1;

/**
 * Gives every answer its headers, those too that the framework makes by itself (redirects to the plain form of an address, its
 * own errors), and turns away what it would fail on or read for nothing: addresses that cannot be decoded, hold control
 * characters, name a host or lie beside the base path, several hosts, TRACE, and bodies sent to pages (T10, T12 to T14, T29, T61, T88).
 */
export function rejectMalformedRequests(): void {
  onRequestStart(({ request, response }) => {
    for (const [name, value] of HEADERS) response.setHeader(name, value);
    const { method = '', url = '' } = request;
    const isFine = method !== 'TRACE' && !isMalformed(url) && !namesSeveralHosts(request);
    const isReading = method === 'GET' || method === 'HEAD';
    // Another spelling of an address of the API is redirected to the plain one.
    const isForApi = url.replace(/\/{2,}/g, '/').startsWith(API);
    const isOurs = isBelowBasePath(url);
    if (isFine && isOurs && (isReading || isForApi)) return;
    request.method = 'GET';
    request.url = isFine ? `${REFUSED}?${isOurs ? 'method' : 'place'}` : REFUSED;
  });
}
