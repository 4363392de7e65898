import 'server-only';
import type { NextRequest } from 'next/server';
import { needOf, redirectOf, SESSION_OVER, SIGN_IN, whyElsewhere } from '../../gate';
import { askedPageCookie, clearedAskedPageCookie } from './asked-page';
import { HOME } from '../../links/own-page';
import { ownHost } from '../call/caller';
import { noteLedElsewhere } from './led-elsewhere';
import { isPastEnd, readSession, SESSION_COOKIE } from '../session/session';

/** Where somebody is led before a page is rendered. */
interface Elsewhere {
  readonly path: string;
  readonly search: string;
  /** Keeps the page that was asked for, or forgets an earlier one; null leaves it as it is. */
  readonly cookie: string | null;
}

/** Where this request is led by the state of its session, with a line in the log that says why; null lets it on. */
export async function elsewhereOf(request: NextRequest, requestId: string): Promise<Elsewhere | null> {
  const { nextUrl, headers, cookies } = request;
  const host = ownHost(headers);
  const sealed = cookies.get(SESSION_COOKIE)?.value;
  const session = await readSession(sealed, host);
  const elsewhere = redirectOf(session, needOf(nextUrl.pathname));
  if (!elsewhere) return null;
  const isOver = elsewhere === SIGN_IN && (await isPastEnd(sealed, host));
  const isOpen = isOnAnOpenPage(headers);
  const asked = isAskedFor(request) ? askedPathOf(request) : null;
  const why = isOver ? 'twelve-hours' : whyElsewhere(session);
  const noted = { requestId, from: nextUrl.pathname, why };
  if (isOver && !isOpen) {
    const path = '/api/session/ended';
    noteLedElsewhere({ ...noted, to: path });
    return { path, search: asked ? `?${new URLSearchParams({ asked })}` : '', cookie: null };
  }
  const path = elsewhere === SIGN_IN && isOpen ? SESSION_OVER : elsewhere;
  noteLedElsewhere({ ...noted, to: path });
  // Who comes to the portal itself wants no page of before any more.
  const isAnew = elsewhere === SIGN_IN && asked !== null && HOME.includes(nextUrl.pathname);
  const cookie = isAnew ? clearedAskedPageCookie() : await askedPageCookie(asked, host);
  return { path, search: isOver ? `?why=${why}` : '', cookie };
}

/** The path and query as a person would write them: without the base path, and without what the framework adds. */
export function askedPathOf({ nextUrl }: NextRequest): string {
  const search = new URLSearchParams(nextUrl.searchParams);
  search.delete('_rsc');
  return search.size > 0 ? `${nextUrl.pathname}?${search}` : nextUrl.pathname;
}

/** Whether a link was pressed on a page that stands open: there a session was, and is over. */
const isOnAnOpenPage = (headers: Headers) => headers.get('sec-fetch-dest') === 'empty';

/** Whether a person wants to see the page, and it is not fetched for later or as a part of another. */
function isAskedFor({ method, headers }: NextRequest): boolean {
  const dest = headers.get('sec-fetch-dest') ?? 'document';
  return method === 'GET' && ['document', 'empty'].includes(dest) && !headers.has('next-router-prefetch');
}
