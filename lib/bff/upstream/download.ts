import 'server-only';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { Call } from '../../contract/call';
import { answerHeaders } from '../call/answer';

/** Types that a browser may be told; anything else is bytes to save. */
const INLINE_TYPES = new Set(['image/png', 'image/jpeg', 'image/bmp', 'application/pdf']);

const MAX_NAME_LENGTH = 255;

const ENTITY_TAG = /^(?:W\/)?"[\x21\x23-\x7e]{1,128}"$/;

const headerOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Streams an upstream file on; a truncated one breaks the connection rather than ending as if it were whole. */
export function downloadAnswer(call: Call, answer: Dispatcher.ResponseData, requestId: string): Response {
  const kept = forwardedHeaders(call, entityTag(headerOf(answer.headers.etag)));
  if (answer.statusCode === 304) {
    answer.body.dump().catch(() => undefined);
    return new Response(null, { status: 304, headers: answerHeaders(requestId, kept) });
  }
  const type = headerOf(answer.headers['content-type']).split(';')[0]?.trim().toLowerCase() ?? '';
  const isShown = INLINE_TYPES.has(type);
  const headers = answerHeaders(requestId, {
    'content-type': isShown ? type : 'application/octet-stream',
    'content-disposition': dispositionOf(isShown, fileNameOf(headerOf(answer.headers['content-disposition']))),
    ...kept,
  });
  return new Response(Readable.toWeb(answer.body) as unknown as BodyInit, { headers });
}

/** The one ETag that a header holds; undefined for a list, `*` or anything else. */
export function entityTag(header: string | null): string | undefined {
  return header && ENTITY_TAG.test(header) ? header : undefined;
}

/** T18: a photo is kept by the browser alone, which asks each time whether it may still show it. */
function forwardedHeaders({ isRevalidated }: Call, etag: string | undefined): Record<string, string> {
  return isRevalidated && etag ? { etag, 'cache-control': 'private, no-cache' } : {};
}

/** The file name that the HR API gives, RFC 5987 form first. */
function fileNameOf(disposition: string): string {
  const encodeName = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1];
  const quoted = /filename\s*=\s*"?([^";]+)/i.exec(disposition)?.[1] ?? '';
  try {
    return encodeName ? decodeURIComponent(encodeName.trim()) : quoted;
  } catch {
    return quoted;
  }
}

/** RFC 6266, written by us: no control or bidirectional characters, no path, at most 255 characters. */
function dispositionOf(isShown: boolean, name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}"]/gu, '');
  const clean = [...plain].slice(0, MAX_NAME_LENGTH).join('');
  const kind = isShown ? 'inline' : 'attachment';
  if (!clean) return kind;
  const ascii = clean.replace(/[^\x20-\x7e]/gu, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeName(clean)}`;
}

/** As RFC 5987 wants a value: what `encodeURIComponent` leaves of the characters that it reserves is encoded as well. */
function encodeName(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
}
