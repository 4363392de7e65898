import 'server-only';
import type { Dispatcher } from 'undici';
import { errorReplySchema } from '../contract/errors';
import { HrError } from './hr-error';
import { upstreamError } from './upstream';

/** Bytes. More than this is no answer to a form or a list. */
const LARGEST_JSON = 10 * 1024 * 1024;
const LARGEST_ERROR = 64 * 1024;
const LONGEST_MESSAGE = 500;

const contentTypeOf = (answer: Dispatcher.ResponseData) => String(answer.headers['content-type'] ?? '').toLowerCase();

/** Only UTF-8 is read; a charset that says otherwise is no JSON of ours. */
const isJson = (contentType: string) =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/.test(contentType);

/** The JSON of a good answer. HTML, half bodies, redirects and anything too large become `upstream_invalid`. */
export async function jsonOf(answer: Dispatcher.ResponseData): Promise<unknown> {
  if (answer.statusCode < 200 || answer.statusCode > 299 || !isJson(contentTypeOf(answer))) throw await errorOf(answer);
  return parse(await textOf(answer, LARGEST_JSON));
}

/** What an answer other than 2xx means to the person. A 401 always ends the session, whoever worded it. */
export async function errorOf(answer: Dispatcher.ResponseData): Promise<HrError> {
  const { statusCode } = answer;
  const contentType = contentTypeOf(answer);
  const isRefusal = statusCode >= 400 && statusCode <= 599;
  const text =
    isRefusal && /^(application|text)\//.test(contentType) ? await textOf(answer, LARGEST_ERROR).catch(() => '') : '';
  await answer.body.dump().catch(() => undefined);
  const retryAfter = secondsOf(answer.headers['retry-after']);
  const known = isRefusal && isJson(contentType) ? errorReplySchema.safeParse(parseOr(text, null)).data : undefined;
  if (known?.code === 'key_refused') return new HrError('upstream_refused', { message: known.message });
  if (known && known.code !== 'internal') {
    return new HrError(known.code, { ...known, message: plain(known.message), retryAfter });
  }
  if (statusCode === 401) return new HrError('unauthenticated');
  if (statusCode === 429 || statusCode === 503) {
    return new HrError(statusCode === 429 ? 'too_many_attempts' : 'busy', { retryAfter });
  }
  const isPlainRefusal =
    statusCode >= 400 && statusCode < 500 && (isJson(contentType) || contentType.startsWith('text/plain'));
  if (isPlainRefusal) return new HrError('upstream', { status: statusCode, message: plain(messageIn(text)) });
  return new HrError('upstream_invalid');
}

async function textOf({ body }: Dispatcher.ResponseData, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new HrError('upstream_invalid');
      chunks.push(chunk);
    }
  } catch (error) {
    const failure = upstreamError(error);
    throw failure.code === 'upstream_unavailable' ? new HrError('upstream_invalid') : failure;
  }
  return Buffer.concat(chunks).toString('utf8');
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
function plain(text: string): string {
  const [firstPart = ''] = text.split(/\n\s+at /);
  return firstPart
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE);
}

function secondsOf(retryAfter: string | string[] | undefined): number | undefined {
  const seconds = Number(retryAfter);
  return Number.isInteger(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) : undefined;
}
