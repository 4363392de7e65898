import type { IncomingMessage } from 'node:http';
import { withBasePath } from '../links/links';
import { onRequestStart } from '../process/request-start';
import { SECURITY_HEADERS } from './security-headers';

/** Answers `bad_request` to whatever is sent there. */
const REFUSED = withBasePath('/api/refused');

const HEADERS = Object.entries(SECURITY_HEADERS);

const ENCODED_CONTROL = /%(?:[01][\da-f]|7f)/i;

function isMalformed(target: string): boolean {
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
 * own errors), and turns away what it would fail on with a 500: addresses that cannot be decoded or hold control characters,
 * several hosts, and TRACE (T10, T13, T14, T61, T88).
 */
export function rejectMalformedRequests(): void {
  onRequestStart(({ request, response }) => {
    for (const [name, value] of HEADERS) response.setHeader(name, value);
    const isFine = request.method !== 'TRACE' && !isMalformed(request.url ?? '') && !namesSeveralHosts(request);
    if (isFine) return;
    request.method = 'GET';
    request.url = REFUSED;
  });
}
