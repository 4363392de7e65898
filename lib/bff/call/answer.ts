import 'server-only';
import { randomUUID } from 'node:crypto';
import { log } from '../../log';
import type { ErrorCode } from '../../contract/platform/errors';
import { sessionEndOf } from '../../contract/access/session-ends';
import { HrError } from '../upstream/hr-error';

/** On every answer of our own API: it is data, never a page, and nobody keeps it. */
const ANSWER_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  vary: 'Origin, Sec-Fetch-Site',
};

const headersOf = (requestId: string, more: Record<string, string>) => ({
  ...ANSWER_HEADERS,
  'x-request-id': requestId,
  ...more,
});

export function answerHeaders(requestId: string, more: Record<string, string> = {}): Headers {
  return new Headers(headersOf(requestId, more));
}

/** A JSON answer; object keys as the reply schema left them. */
export function jsonAnswer(
  body: unknown,
  requestId: string,
  more: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const headers = headersOf(requestId, { 'content-type': 'application/json; charset=utf-8', ...more.headers });
  return new Response(JSON.stringify(body), { status: more.status ?? 200, headers });
}

/** Whether a refusal means that the HR API has ended the session, so that its cookie is of no more use. */
export function endsSession({ code }: HrError): boolean {
  return code === 'unauthenticated' || code === 'code_void';
}

/** Refusals of our own gates, which operators look for when somebody tries what is not theirs. */
const DENIALS: readonly ErrorCode[] = [
  'unauthenticated',
  'forbidden',
  'cross_site',
  'code_required',
  'enrolment_required',
  'conduct_required',
];

/** Any failure as the error shape. It never touches the session's cookie: by now that may be another session's. */
export function errorAnswer(error: unknown, requestId: string): Response {
  const failure = error instanceof HrError ? error : new HrError('internal');
  if (failure !== error) log().error({ requestId, err: error }, 'unexpected failure');
  if (DENIALS.includes(failure.code)) {
    const because = sessionEndOf(failure.params?.because) ?? undefined;
    log().info({ requestId, code: failure.code, because }, 'refused');
  }
  const headers: Record<string, string> = {};
  if (failure.retryAfter !== undefined) headers['retry-after'] = String(failure.retryAfter);
  if (failure.allow) headers.allow = failure.allow;
  return jsonAnswer(failure.toReply(requestId), requestId, { status: failure.status, headers });
}

/** Runs a handler with a request id of its own and turns whatever it throws into an answer. */
export async function withErrorAnswer(handle: (requestId: string) => Promise<Response>): Promise<Response> {
  const requestId = randomUUID();
  try {
    return await handle(requestId);
  } catch (error) {
    return errorAnswer(error, requestId);
  }
}

/** 303 to a path of our own. */
export function redirectAnswer(location: string, requestId: string, cookies: readonly string[] = []): Response {
  const headers = answerHeaders(requestId, { location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
