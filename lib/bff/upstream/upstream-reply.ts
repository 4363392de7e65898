import 'server-only';
import type { Dispatcher } from 'undici';
import type { Call } from '../../contract/call';
import { errorReplySchema } from '../../contract/platform/errors';
import type { Caller } from '../call/caller';
import { HrError } from './hr-error';
import { upstreamError } from './upstream';

/** Bytes. More than this is no answer to a form or a list. */
const MAX_JSON_BYTES = 10 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;
const MAX_MESSAGE_LENGTH = 500;

/** Whose answer it is: only a call made with a session can end it, and its token never comes back in a refusal. */
export interface CallInProgress {
  readonly call: Pick<Call, 'gate'>;
  readonly caller: Pick<Caller, 'session'>;
}

const contentTypeOf = (answer: Dispatcher.ResponseData) => String(answer.headers['content-type'] ?? '').toLowerCase();

/** Only UTF-8 is read; a charset that says otherwise is no JSON of ours. */
const isJson = (contentType: string) =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/.test(contentType);

/** The JSON of a good answer. HTML, half bodies, redirects and anything too large become `upstream_invalid`. */
export async function jsonOf(answer: Dispatcher.ResponseData, asked: CallInProgress): Promise<unknown> {
  if (answer.statusCode < 200 || answer.statusCode > 299 || !isJson(contentTypeOf(answer)))
    throw await errorOf(answer, asked);
  return parse(await textOf(answer, MAX_JSON_BYTES));
}

/** What an answer other than 2xx means to the person. A 401 always ends the session it was for, whoever worded it. */
export async function errorOf(answer: Dispatcher.ResponseData, { call, caller }: CallInProgress): Promise<HrError> {
  const { statusCode } = answer;
  const contentType = contentTypeOf(answer);
  const isReadable =
    statusCode >= 400 && statusCode <= 599 && (isJson(contentType) || contentType.startsWith('text/plain'));
  const echoed = isReadable ? await textOf(answer, MAX_ERROR_BYTES).catch(() => '') : '';
  const text = caller.session ? echoed.replaceAll(caller.session.token, '…') : echoed;
  answer.body.dump().catch(() => undefined);
  const retryAfter = secondsOf(answer.headers['retry-after']);
  const known = isReadable ? errorReplySchema.safeParse(parseOr(text, null)).data : undefined;
  if (known?.code === 'key_refused') return new HrError('upstream_refused', { message: known.message });
  if (known && known.code !== 'internal') {
    return new HrError(known.code, { ...known, message: toPlainText(known.message), retryAfter });
  }
  if (statusCode === 401 && call.gate !== 'open') return new HrError('unauthenticated');
  if (statusCode === 429) {
    return new HrError('too_many_attempts', { retryAfter, params: { minutes: minutesOf(retryAfter) } });
  }
  if (statusCode === 503) return new HrError('busy', { retryAfter });
  if (isReadable && statusCode < 500)
    return new HrError('upstream', { status: statusCode, message: toPlainText(messageIn(text)) });
  return new HrError('upstream_invalid');
}

function textOf({ body }: Dispatcher.ResponseData, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) body.destroy(new HrError('upstream_invalid'));
      else chunks.push(chunk);
    });
    body.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    body.once('error', (error) => {
      const failure = upstreamError(error);
      reject(failure.code === 'upstream_unavailable' ? new HrError('upstream_invalid') : failure);
    });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HrError('upstream_invalid');
  }
}

function parseOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** A foreign refusal's own words: the `message` of its JSON, a JSON string, or its plain text. */
function messageIn(text: string): string {
  const parsed = parseOr(text, text);
  if (typeof parsed === 'string') return parsed;
  const message: unknown = parsed && typeof parsed === 'object' && 'message' in parsed ? parsed.message : '';
  return typeof message === 'string' ? message : '';
}

/** At most 500 characters of one line, without stack frames and control characters. */
function toPlainText(text: string): string {
  const [firstPart = ''] = text.split(/\n\s+at /);
  return firstPart
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

/** As the text of `too_many_attempts` counts: whole minutes, one where nothing was said. */
const minutesOf = (seconds = 60) => Math.max(1, Math.ceil(seconds / 60));

function secondsOf(retryAfter: string | string[] | undefined): number | undefined {
  const seconds = Number(retryAfter);
  return Number.isInteger(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) : undefined;
}
