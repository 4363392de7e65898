import 'server-only';
import type { NextRequest } from 'next/server';
import { needOf, redirectOf, SESSION_OVER, SIGN_IN, redirectReasonOf } from '../../gate';
import { requestedPageCookie, clearedRequestedPageCookie } from './requested-page';
import { HOME } from '../../links/own-page';
import { ownHost } from '../call/caller';
import { logRedirect } from './redirect-log';
import { isPastEnd, readSession, SESSION_COOKIE } from '../session/session';

/** A redirect before a page is rendered. */
interface MiddlewareRedirect {
  readonly path: string;
  readonly search: string;
  /** Keeps the page that was asked for, or forgets an earlier one; null leaves it as it is. */
  readonly cookie: string | null;
}

/** The redirect that the state of the session asks for, logged with its reason; null for none. */
export async function findRedirect(request: NextRequest, requestId: string): Promise<MiddlewareRedirect | null> {
  const { nextUrl, headers, cookies } = request;
  const host = ownHost(headers);
  const sealed = cookies.get(SESSION_COOKIE)?.value;
  const session = await readSession(sealed, host);
  const target = redirectOf(session, needOf(nextUrl.pathname));
  if (!target) return null;
  const isOver = target === SIGN_IN && (await isPastEnd(sealed, host));
  const isOpen = isClientNavigation(headers);
  const requested = isPageView(request) ? requestedPathOf(request) : null;
  const why = isOver ? 'twelve-hours' : redirectReasonOf(session);
  const entry = { requestId, from: nextUrl.pathname, reason: why };
  if (isOver && !isOpen) {
    const path = '/api/session/ended';
    logRedirect({ ...entry, to: path });
    return { path, search: requested ? `?${new URLSearchParams({ asked: requested })}` : '', cookie: null };
  }
  const path = target === SIGN_IN && isOpen ? SESSION_OVER : target;
  logRedirect({ ...entry, to: path });
  // Who comes to the portal itself wants no page of before any more.
  const isFreshVisit = target === SIGN_IN && requested !== null && HOME.includes(nextUrl.pathname);
  const cookie = isFreshVisit ? clearedRequestedPageCookie() : await requestedPageCookie(requested, host);
  return { path, search: isOver ? `?why=${why}` : '', cookie };
}

/** The path and query as a person would write them: without the base path, and without what the framework adds. */
export function requestedPathOf({ nextUrl }: NextRequest): string {
  const search = new URLSearchParams(nextUrl.searchParams);
  search.delete('_rsc');
  return search.size > 0 ? `${nextUrl.pathname}?${search}` : nextUrl.pathname;
}

/** Whether a link was pressed on a page that stands open: there a session was, and is over. */
const isClientNavigation = (headers: Headers) => headers.get('sec-fetch-dest') === 'empty';

/** Whether a person wants to see the page, and it is not fetched for later or as a part of another. */
function isPageView({ method, headers }: NextRequest): boolean {
  const dest = headers.get('sec-fetch-dest') ?? 'document';
  return method === 'GET' && ['document', 'empty'].includes(dest) && !headers.has('next-router-prefetch');
}
