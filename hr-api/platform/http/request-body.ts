import type { FastifyInstance } from 'fastify';
import { isTooDeep } from '../../../lib/contract/platform/json-depth';
import { hasStorableTexts } from '../../../lib/contract/platform/storable-text';
import { ApiError } from '../errors';

/** In bytes; no call of ours carries more than a form. */
export const BODY_LIMIT = 256 * 1024;

/** Takes JSON in UTF-8 and nothing else: no prototype keys, no deeper than any schema looks, and no text that cannot be kept. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    const isPlain = (request.headers['content-encoding'] ?? 'identity') === 'identity';
    if (!isPlain || !/^utf-?8$/i.test(charset)) return done(new ApiError('unsupported_media_type'));
    if (bytes.length === 0) return done(null, undefined);
    const text = decode(bytes);
    if (text === null || isTooDeep(text) || !hasStorableTexts(text)) return done(new ApiError('bad_request'));
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
