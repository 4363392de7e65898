import type * as declared from './capabilities';
import { composeByName } from './composed';
import type { Handlers } from './platform/calls/call';

type HandlersOf<Declared> = Declared extends { readonly handlers: infer Own } ? (own: Own) => void : never;
type DeclaredHandlers =
  HandlersOf<(typeof declared)[keyof typeof declared]> extends (all: infer All) => void ? All : never;

/** One handler for each call: a call that no capability handles is missing in `DeclaredHandlers`, and does not compile. */
export const handlers = composeByName(
  'handler',
  (capability) => capability.handlers,
) as unknown as DeclaredHandlers satisfies Handlers;
