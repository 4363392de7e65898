import { withErrorAnswer } from '@/lib/bff/call/answer';
import { HrError } from '@/lib/bff/upstream/hr-error';

export const dynamic = 'force-dynamic';

/** Where malformed requests, and those that would write to a page, are sent before the framework reads them. */
function refuse(request: Request): Promise<Response> {
  return withErrorAnswer(async () => {
    const { searchParams } = new URL(request.url);
    if (searchParams.has('place')) throw new HrError('not_found');
    if (searchParams.has('method')) throw new HrError('method_not_allowed', { allow: 'GET, HEAD' });
    throw new HrError('bad_request');
  });
}

export { refuse as GET, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
