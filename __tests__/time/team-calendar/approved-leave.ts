import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import type { RequestFor } from '../../../lib/contract/all';
import { APPROVAL_STATUS } from '../../../lib/contract/workplace/approvals/limits';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

/** Sample types; sick leave is private. */
export const [SICK, UNPAID] = [4, 6];

export interface Asker {
  readonly ask: (request: RequestFor<'sendLeaveRequest'>) => Promise<string>;
  /** Asks, and has the manager approve it. */
  readonly take: (request: RequestFor<'sendLeaveRequest'>) => Promise<void>;
}

/** E1001, who asks for leave that E1002 decides. */
export async function leaveOfAnanya(hr: TestApp): Promise<Asker> {
  const own = { token: await hr.tokenOf('E1001') };
  const manager = await inRole(hr, 'E1002', ROLE.appraiser);
  const ask = async (request: RequestFor<'sendLeaveRequest'>) =>
    (await hr.call('sendLeaveRequest', request, own)).reply().RequestCode;
  return {
    ask,
    take: async (request) => {
      const RequestCode = await ask(request);
      const { ApprovalCode } = (await hr.call('getLeaveRequest', { RequestCode }, own)).reply();
      const { Version } = (await hr.call('getApproval', { KeyCode: ApprovalCode }, manager)).reply();
      const StatusCode = APPROVAL_STATUS.approved;
      (await hr.call('decideApproval', { KeyCode: ApprovalCode, Version, StatusCode, Comments: '' }, manager)).reply();
    },
  };
}
