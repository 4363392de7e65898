import { withErrorAnswer, redirectAnswer } from '@/lib/bff/call/answer';
import { requestedPageCookie } from '@/lib/bff/redirect/requested-page';
import { cookieOf, ownHost, readCaller } from '@/lib/bff/call/caller';
import { allButGet } from '@/lib/bff/call/other-methods';
import { stageOf } from '@/lib/contract/call';
import { CONDUCT } from '@/lib/gate';
import { withBasePath } from '@/lib/links/links';

/** Where a page sends somebody whom an agreement keeps from it: no page can write the cookie by which it opens afterwards. */
export function GET({ url, headers }: Request): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const cookie = (name: string) => cookieOf(headers.get('cookie'), name);
    const { session } = await readCaller({ headers, cookie }, requestId);
    const isAtGate = session !== null && stageOf(session.flag) === 'conduct';
    const asked = isAtGate ? new URL(url).searchParams.get('asked') : null;
    const kept = await requestedPageCookie(asked, ownHost(headers));
    return redirectAnswer(withBasePath(CONDUCT), requestId, kept ? [kept] : []);
  });
}

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
