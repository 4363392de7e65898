import 'server-only';
import type { ReadableStream } from 'node:stream/web';
import type { Call } from '../../contract/call';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '../../contract/platform/key-header';
import { withErrorAnswer, jsonAnswer } from './answer';
import { readJson } from './body';
import { cookieOf, readCaller, type Caller } from './caller';
import { downloadAnswer, entityTag } from '../upstream/download';
import { HrError } from '../upstream/hr-error';
import { assertOwnGet, assertOwnPost } from './own-request';
import { assertMayCall, openDownload, sendCall } from '../upstream/send';
import { uploadBody } from './upload-body';

type Route = (request: Request, context: { params: Promise<{ call: string }> }) => Promise<Response>;

/**
 * The one way from the browser to the HR API: a name is looked up in the table, never joined into an address; then method,
 * origin, session, gate and body, each before anything goes upstream.
 */
export function createCallProxy(table: Readonly<Record<string, Call>>): Route {
  return (request, { params }) =>
    withErrorAnswer(async (requestId) => {
      const { call: name } = await params;
      const call = Object.hasOwn(table, name) ? table[name] : undefined;
      if (call?.reach !== 'browser') throw new HrError('not_found');
      const method = call.kind === 'download' ? 'GET' : 'POST';
      if (request.method !== method) throw new HrError('method_not_allowed', { allow: method });
      if (call.kind === 'download') assertOwnGet(request);
      else assertOwnPost(request);
      const cookies = request.headers.get('cookie');
      const caller = await readCaller(
        { headers: request.headers, cookie: (cookie) => cookieOf(cookies, cookie) },
        requestId,
      );
      assertMayCall(call, caller);
      return proxyCall(call, request, caller);
    });
}

async function proxyCall(call: Call, request: Request, caller: Caller): Promise<Response> {
  const query = () => Object.fromEntries(new URL(request.url).searchParams);
  if (call.kind === 'download') {
    const ifNoneMatch = call.isRevalidated ? entityTag(request.headers.get('if-none-match')) : undefined;
    const answer = await openDownload(call, query(), caller, { ifNoneMatch, signal: request.signal });
    return downloadAnswer(call, answer, caller.requestId);
  }
  const options = { idempotencyKey: idempotencyKeyOf(call, request), signal: request.signal };
  if (call.kind === 'upload') {
    const upload = uploadOf(request);
    const reply = sendCall(call, query(), caller, { ...options, upload }).finally(() => upload.body.destroy());
    return jsonAnswer(await reply, caller.requestId);
  }
  return jsonAnswer(await sendCall(call, await readJson(request, call.maxBytes), caller, options), caller.requestId);
}

function idempotencyKeyOf(call: Call, { headers }: Request): string | undefined {
  if (call.effect === 'read') return undefined;
  const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
  if (!IDEMPOTENCY_KEY.test(key)) throw new HrError('idempotency_key_required');
  return key;
}

function uploadOf({ headers, body }: Request) {
  const contentType = headers.get('content-type') ?? '';
  if (!body || !/^multipart\/form-data;\s*boundary=/i.test(contentType)) throw new HrError('unsupported_media_type');
  return { body: uploadBody(body as ReadableStream<Uint8Array>), contentType };
}
