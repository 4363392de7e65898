import type { CallName, RequestFor } from '../../../../../lib/contract/all';
import type { Scene } from '../scene';

/** What a call is sent for each column: `own` and `foreign` where it names a subject, one column `any` where it names none. */
type Columns<Name extends CallName> = Readonly<Record<string, (scene: Scene) => RequestFor<Name>>>;

export type RequestTable<Name extends CallName> = { readonly [N in Name]: Columns<N> };

/** A request that names no subject, the same for everybody. */
export const forAll = <Request>(request: Request) => ({ any: () => request });
