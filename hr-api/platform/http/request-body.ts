import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors';

/** In bytes; no call of ours carries more than a form. */
export const BODY_LIMIT = 256 * 1024;

const MAX_DEPTH = 32;

/** Takes JSON in UTF-8 and nothing else: no prototype keys, and no deeper than any schema looks. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    const isPlain = (request.headers['content-encoding'] ?? 'identity') === 'identity';
    if (!isPlain || !/^utf-?8$/i.test(charset)) return done(new ApiError('unsupported_media_type'));
    if (bytes.length === 0) return done(null, undefined);
    const text = decode(bytes);
    if (text === null || isTooDeep(text)) return done(new ApiError('bad_request'));
    return parse(request, text, done);
  });
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') {
      isInText = true;
    } else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === '}' || character === ']') {
      depth -= 1;
    }
  }
  return false;
}
