import type { ChangeKind } from '../../../../lib/contract/changes/change-rules';

const entry = <const Action extends string>(entry: { readonly action: Action }) => entry.action;

/** What making a change of each kind is called in the audit. */
export const CHANGE_ACTIONS = {
  job_status: entry({ action: 'change job status' }),
  manager: entry({ action: 'change manager' }),
  admin_manager: entry({ action: 'change admin manager' }),
  reviewer: entry({ action: 'change reviewer' }),
  assignment: entry({ action: 'change assignment' }),
  tag: entry({ action: 'move tag' }),
  leaving: entry({ action: 'end employment' }),
} satisfies Record<ChangeKind, string>;
