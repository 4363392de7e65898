import 'server-only';
import { withErrorAnswer } from './answer';
import { HrError } from '../upstream/hr-error';

/**
 * The answer of every address that only middleware-free routes could take and none does: an error, never a page, which here
 * would stand without its policy.
 */
export function notFoundRoute(): Promise<Response> {
  return withErrorAnswer(async () => {
    throw new HrError('not_found');
  });
}
