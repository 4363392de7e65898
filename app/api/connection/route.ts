import { randomBytes } from 'node:crypto';
import { answerHeaders, withErrorAnswer } from '@/lib/bff/call/answer';
import { cookieOf, readCaller, type Caller } from '@/lib/bff/call/caller';
import { send } from '@/lib/bff/upstream/send';
import { HrError } from '@/lib/bff/upstream/hr-error';
import { allButGet } from '@/lib/bff/call/other-methods';
import { assertOwnGet } from '@/lib/bff/call/own-request';

export const dynamic = 'force-dynamic';

/** CONN-02: how many bytes a test of the connection downloads. */
const TEST_BYTES = 1_781_287;

/** Noise, which nothing on the way can make smaller. */
let noise: Buffer<ArrayBuffer> | undefined;

/** Whoever has a session may measure, which is no use of it. */
function withSession(request: Request, bodyOf: (caller: Caller) => Promise<BodyInit | null>): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    assertOwnGet(request);
    const cookie = request.headers.get('cookie');
    const caller = await readCaller({ headers: request.headers, cookie: (name) => cookieOf(cookie, name) }, requestId);
    if (!caller.session) throw new HrError('unauthenticated');
    return new Response(await bodyOf(caller), {
      headers: answerHeaders(requestId, { 'content-type': 'application/octet-stream' }),
    });
  });
}

/** The download of a connection test (CONN-02), for a session that goes on: a cookie alone outlives it. */
export function GET(request: Request): Promise<Response> {
  return withSession(request, async (caller) => {
    await send('getSession', {}, caller);
    return (noise ??= randomBytes(TEST_BYTES));
  });
}

/** The ping (CONN-01): whether the portal answers at all. */
export function HEAD(request: Request): Promise<Response> {
  return withSession(request, async () => null);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
