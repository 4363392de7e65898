import { withErrorAnswer } from '@/lib/bff/call/answer';
import { HrError } from '@/lib/bff/upstream/hr-error';

export const dynamic = 'force-dynamic';

/** Where malformed requests are sent before the framework reads them. */
function refuse(): Promise<Response> {
  return withErrorAnswer(async () => {
    throw new HrError('bad_request');
  });
}

export { refuse as GET, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
