import { answering, redirectAnswer } from '@/lib/bff/answer';
import { cookieOf, readCaller } from '@/lib/bff/caller';
import { HrError } from '@/lib/bff/hr-error';
import { allButGet } from '@/lib/bff/other-methods';
import { send } from '@/lib/bff/send';
import { clearedSessionCookie } from '@/lib/bff/session';
import { withBasePath } from '@/lib/links';

/**
 * Where a page goes that met a 401. The HR API is asked once more, so that nobody is signed out by a link to here: only its
 * own 401 clears the cookie.
 */
export function GET(request: Request): Promise<Response> {
  return answering(async (requestId) => {
    const cookies = request.headers.get('cookie');
    const caller = await readCaller({ headers: request.headers, cookie: (name) => cookieOf(cookies, name) }, requestId);
    const isOver = await send('getSession', {}, caller).then(
      () => false,
      (error: unknown) => error instanceof HrError && error.code === 'unauthenticated',
    );
    return isOver
      ? redirectAnswer(withBasePath('/session'), requestId, [clearedSessionCookie()])
      : redirectAnswer(withBasePath('/'), requestId);
  });
}

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
