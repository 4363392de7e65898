import { answerHeaders, withErrorAnswer } from '@/lib/bff/call/answer';
import { allButGet } from '@/lib/bff/call/other-methods';
import { HrError } from '@/lib/bff/upstream/hr-error';
import { portalConfig } from '@/lib/config';

export const dynamic = 'force-dynamic';

/** The company's logo, for everybody; asked for by an address that changes with it. */
export function GET(): Promise<Response> {
  return withErrorAnswer(async (requestId) => {
    const { logo } = await portalConfig();
    if (!logo) throw new HrError('not_found');
    return new Response(new Uint8Array(logo.bytes), {
      headers: answerHeaders(requestId, {
        'content-type': logo.type,
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    });
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allButGet;
