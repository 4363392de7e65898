import type { Handler } from '../../../platform/calls/call';
import { subjectsIn } from '../subject';
import { countByKind } from './find-rows';

/** The kinds of what is asked for, each with how many rows a list of the caller has. */
export const listApprovalKinds: Handler<'listApprovalKinds'> = async ({ State }, context) => {
  const counts = await countByKind(context, { State, Kind: '', Search: '' });
  return subjectsIn(context.services.capabilities).map(({ kind, names }) => ({
    Kind: kind,
    Name: names[context.language],
    Count: counts.get(kind) ?? 0,
  }));
};
