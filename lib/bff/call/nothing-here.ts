import 'server-only';
import { answering } from './answer';
import { HrError } from '../upstream/hr-error';

/**
 * The answer of every address that only middleware-free routes could take and none does: an error, never a page, which here
 * would stand without its policy.
 */
export function nothingHere(): Promise<Response> {
  return answering(async () => {
    throw new HrError('not_found');
  });
}
