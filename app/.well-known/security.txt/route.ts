import { answerHeaders, withErrorAnswer } from '@/lib/bff/call/answer';
import { allButGet } from '@/lib/bff/call/other-methods';
import { HrError } from '@/lib/bff/upstream/hr-error';
import { languages } from '@/lib/contract/platform/languages';
import { portalEnv } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** RFC 9116 recommends less than a year; whoever reads it later reads it anew. */
const GOOD_FOR_MS = 180 * 24 * 3_600_000;

/** Whom to tell of a weakness (RFC 9116), at `/.well-known/security.txt`; nothing where nobody is named. */
export function GET(): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const { SECURITY_CONTACT } = portalEnv();
    if (!SECURITY_CONTACT) throw new HrError('not_found');
    const lines = [
      `Contact: ${SECURITY_CONTACT}`,
      `Expires: ${new Date(Date.now() + GOOD_FOR_MS).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
    ];
    const headers = answerHeaders(requestId, { 'content-type': 'text/plain; charset=utf-8' });
    return new Response(`${lines.join('\n')}\n`, { headers });
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
