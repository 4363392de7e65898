import { setTimeout as delay } from 'node:timers/promises';
import { withErrorAnswer, redirectAnswer } from '@/lib/bff/call/answer';
import { requestedPageCookie } from '@/lib/bff/redirect/requested-page';
import { cookieOf, ownHost, readCaller, type Caller } from '@/lib/bff/call/caller';
import { deviceOf } from '@/lib/bff/session/browser/device';
import { HrError } from '@/lib/bff/upstream/hr-error';
import { logRedirect } from '@/lib/bff/redirect/redirect-log';
import { allButGet } from '@/lib/bff/call/other-methods';
import { send } from '@/lib/bff/upstream/send';
import { clearedSessionCookie, isPastEnd, SESSION_COOKIE } from '@/lib/bff/session/session';
import { sessionEndReasonCookie, readSessionEndReason } from '@/lib/bff/session/session-end-reason';
import { mayRestartOnDevice, sessionEndOf, type SessionEnd } from '@/lib/contract/access/session-ends';
import { ownOrigins, portalEnv } from '@/lib/env';
import { DEVICE_ENTRY, SESSION_OVER } from '@/lib/gate';
import { withBasePath, withoutBasePath } from '@/lib/links/links';
import { ownPage } from '@/lib/links/own-page';

/** Within this time the answer of a step mostly reaches the browser. */
const STEP_ANSWER_MS = 500;

/**
 * Where a page or a call goes that met a 401. The HR API is asked once more, so that nobody is signed out by a link to here:
 * only its own 401 clears the cookie. The notice says why the session is over, and the page in hand is kept for later. On a
 * registered device the way goes on to a new session, where nobody wanted the old one to end (SESS-16, SESS-17). What was asked
 * for behind its own next step comes here with the cookie of before that step, whose answer brings another one: a part of a page
 * clears nothing, and a page comes here once more, with the cookie that the browser has by then.
 * A page may come here twice, by a link and by a call that met the same end: the second time says what the first one said.
 * A page of whose calls one is refused while the session goes on is not shown: sent home, it would come here again without end.
 */
export function GET(request: Request): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const { headers } = request;
    const cookie = (name: string) => cookieOf(headers.get('cookie'), name);
    const caller = await readCaller({ headers, cookie }, requestId);
    const over = await endOf(caller);
    if (!over) return redirectAnswer(withBasePath(livingPage(request)), requestId);
    const isBehindStep = over.because === 'next-step';
    const isForPart = headers.get('sec-fetch-dest') === 'empty';
    if (isBehindStep && !isForPart && !isSecondTry(request)) {
      await delay(STEP_ANSWER_MS);
      return redirectAnswer(withBasePath(secondTry(request)), requestId);
    }
    const host = ownHost(headers);
    const isPast = await isPastEnd(cookie(SESSION_COOKIE), host);
    const told = isPast || caller.session ? null : readSessionEndReason(cookie);
    const why = isPast ? 'twelve-hours' : (over.because ?? told);
    const hadSession = isPast || caller.session !== null || told !== null;
    const comesBack = hadSession && mayRestartOnDevice(why) && (await deviceOf(headers)) !== null;
    const asked = pageInHand(request);
    const to: `/${string}` = comesBack ? DEVICE_ENTRY : why ? `${SESSION_OVER}?why=${why}` : SESSION_OVER;
    logRedirect({ requestId, from: asked, to, reason: why ?? 'unknown' });
    const cleared =
      isBehindStep && isForPart ? [] : [clearedSessionCookie(), ...(why && !told ? [sessionEndReasonCookie(why)] : [])];
    const askedCookie = told ? null : await requestedPageCookie(asked, host);
    return redirectAnswer(withBasePath(to), requestId, [...cleared, ...(askedCookie ? [askedCookie] : [])]);
  });
}

/** Null while the session goes on, or nobody can say. */
async function endOf(caller: Caller): Promise<{ because: SessionEnd | null } | null> {
  try {
    await send('getSession', {}, caller);
    return null;
  } catch (error) {
    const isOver = error instanceof HrError && error.code === 'unauthenticated';
    return isOver ? { because: sessionEndOf(error.params?.because) } : null;
  }
}

const queryOf = ({ url }: Request) => new URL(url).searchParams;

/** Where to go on in a session that lives: a page that was refused in the very same session is not opened again. */
function livingPage(request: Request): `/${string}` {
  const asked = queryOf(request).get('asked');
  if (isSecondTry(request)) return ownPage(asked) ?? '/';
  return asked === null ? '/' : '/error?reason=unreachable';
}

const isSecondTry = (request: Request) => queryOf(request).has('again');

function secondTry(request: Request): `/${string}` {
  const asked = queryOf(request).get('asked');
  return `/api/session/ended?${new URLSearchParams({ ...(asked !== null && { asked }), again: '1' })}`;
}

/** The page that the server was rendering, else the one that a call was made from; checked by who keeps it. */
function pageInHand(request: Request): string | null {
  const { headers } = request;
  const asked = queryOf(request).get('asked');
  if (asked) return asked;
  const from = URL.canParse(headers.get('referer') ?? '') ? new URL(headers.get('referer')!) : null;
  const isOwn = from && ownOrigins(portalEnv()).includes(from.origin);
  return isOwn ? withoutBasePath(from.pathname) + from.search : null;
}

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
