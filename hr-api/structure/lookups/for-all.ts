import { requireEveryone } from '../../people/accounts/require-everyone';
import type { CallContext } from '../../platform/calls/call';

/** These lists are everybody's: whoever looks after some units alone reads them. */
export const forAll =
  <Request, Reply>(handle: (request: Request, context: CallContext) => Promise<Reply>) =>
  (request: Request, context: CallContext): Promise<Reply> => {
    requireEveryone(context);
    return handle(request, context);
  };
