import 'server-only';
import { withErrorAnswer } from './answer';
import { HrError } from '../upstream/hr-error';

/** 405 with what would be allowed; the framework by itself leaves that out, and answers HEAD by running the GET. */
function refuseAllBut(allow: 'GET' | 'POST') {
  const refuse = () =>
    withErrorAnswer(async () => {
      throw new HrError('method_not_allowed', { allow });
    });
  return { GET: refuse, HEAD: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse };
}

/** The handlers of a route's methods that are not its own. */
export const allButPost = refuseAllBut('POST');
export const allButGet = refuseAllBut('GET');
