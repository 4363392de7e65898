import 'server-only';
import { ownOrigins, portalEnv } from '../../env';
import { HrError } from '../upstream/hr-error';

/** The header that only our own script can set without a preflight that nobody answers. */
export const PORTAL_HEADER = 'x-hr-portal';

/** The plain form posts that work without JavaScript, and so without our header. The whole list of exceptions. */
const FORM_POSTS = [
  '/api/session/sign-in',
  '/api/session/code',
  '/api/session/resend',
  '/api/session/forgot-password',
  '/api/session/reset-password',
  '/api/session/change-role',
  '/api/session/client-step',
  '/api/session/client-code',
  '/api/session/accept-conduct',
  '/api/session/sign-out',
  '/api/session/start-sso',
  '/api/session/start-proof',
  '/api/session/device-sign-in',
  '/api/session/mobile-session',
  '/api/session/mobile-auth',
  '/api/session/figure-purpose',
  '/api/session/save-filter',
];

/** Whether a request body is a plain form of one of the few routes that take one. */
export function isFormPost(request: Request, route: string): boolean {
  return (
    FORM_POSTS.includes(route) &&
    (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
  );
}

/** Refuses a changing request that did not come from a page of ours: Origin, Fetch Metadata and our header must all say so. */
export function assertOwnPost(request: Request, { isForm = false } = {}): void {
  const { headers } = request;
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isOwn =
    origin !== null && ownOrigins(portalEnv()).includes(origin) && (site === null || site === 'same-origin');
  if (!isOwn || (!isForm && headers.get(PORTAL_HEADER) !== '1')) throw new HrError('cross_site');
}

/** A download is a plain link: it must come from a page of ours or from the person (address bar, bookmark). */
export function assertOwnGet({ headers }: Request): void {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new HrError('cross_site');
}
