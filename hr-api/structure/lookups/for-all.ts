import type { CallContext } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';

/** These lists are everybody's: whoever looks after some units alone reads them. */
export const forAll =
  <Request, Reply>(handle: (request: Request, context: CallContext) => Promise<Reply>) =>
  (request: Request, context: CallContext): Promise<Reply> => {
    if (!context.actor.scopes.includes('all')) throw new ApiError('forbidden');
    return handle(request, context);
  };
