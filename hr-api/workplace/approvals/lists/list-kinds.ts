import type { Handler } from '../../../platform/calls/call';
import { subjectsIn } from '../subject';
import { countRows } from './find-rows';

/** The kinds of what is asked for, each with how many rows a list of the caller has. */
export const listApprovalKinds: Handler<'listApprovalKinds'> = async ({ State }, context) => {
  const kinds = [];
  for (const { kind, names } of subjectsIn(context.services.capabilities))
    kinds.push({
      Kind: kind,
      Name: names[context.language],
      Count: await countRows(context, { State, Kind: kind, Search: '' }),
    });
  return kinds;
};
