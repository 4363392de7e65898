import type { approvalCalls } from '../../../../lib/contract/workplace/approvals/approvals';
import { APPROVAL_STATUS } from '../../../../lib/contract/workplace/approvals/limits';
import type { Handlers } from '../../../platform/calls/call';
import { decideApproval, type Decision } from '../flow/decide';
import { decideSeveral } from '../flow/decide-several';
import { withdrawOwn } from '../flow/withdraw';
import { countRows, findRows } from './find-rows';
import { getApproval } from './get-approval';
import { listApprovalKinds } from './list-kinds';
import { wireRows } from './wire-rows';

const outcomeOf = (status: 2 | 4): Decision['outcome'] =>
  status === APPROVAL_STATUS.approved ? 'approved' : 'rejected';

export const approvalHandlers: Handlers<keyof typeof approvalCalls> = {
  listApprovals: {
    allow: 'visible',
    handle: async ({ After, PageSize, ...filter }, context) =>
      wireRows(context, await findRows(context, filter, { after: After, limit: PageSize })),
  },

  countApprovals: {
    allow: 'visible',
    handle: async (filter, context) => ({ Count: await countRows(context, filter) }),
  },

  listApprovalKinds: { allow: 'visible', handle: listApprovalKinds },

  getApproval: { allow: 'visible', handle: getApproval },

  decideApproval: {
    allow: 'visible',
    handle: async ({ KeyCode, Version, StatusCode, Comments }, context) => {
      const outcome = outcomeOf(StatusCode);
      await decideApproval(context, { code: KeyCode, version: Version, outcome, comment: Comments });
      return {};
    },
  },

  decideApprovals: {
    allow: 'visible',
    transaction: 'own',
    handle: async ({ Rows, StatusCode, Comments }, context) => {
      const outcome = outcomeOf(StatusCode);
      const decisions = Rows.map(({ KeyCode, Version }) => ({
        code: KeyCode,
        version: Version,
        outcome,
        comment: Comments,
      }));
      const decided = await decideSeveral(context, decisions);
      return decided.map(({ code, refusal, why, warning }) => ({
        ...{ KeyCode: code, Code: refusal ?? '', Why: why },
        ...(warning && { Warning: warning }),
      }));
    },
  },

  withdrawApproval: {
    allow: 'own',
    handle: async ({ KeyCode }, context) => {
      await withdrawOwn(context, KeyCode);
      return {};
    },
  },
};
