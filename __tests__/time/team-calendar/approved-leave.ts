import { randomUUID } from 'node:crypto';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { leaveDays, leaveRequests } from '../../../hr-api/time/leave/tables';
import type { RequestFor } from '../../../lib/contract/all';
import { PARTS_PER_DAY } from '../../../lib/contract/time/leave/leave-rules';
import { APPROVAL_STATUS } from '../../../lib/contract/workplace/approvals/limits';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

/** Sample types; sick leave is private. */
export const [SICK, UNPAID] = [4, 6];

/** Approved leave of whole days, as it is stored. */
export async function giveLeave(hr: TestApp, employmentId: string, days: readonly string[]): Promise<void> {
  const [firstDay, lastDay] = [days[0]!, days.at(-1)!];
  const [request] = await hr.db
    .insert(leaveRequests)
    .values({
      ...{ code: randomUUID(), employmentId, typeCode: UNPAID, firstDay, lastDay, note: '', state: 'approved' },
      ...{ fromPortion: 'whole', toPortion: 'whole', amount: days.length * PARTS_PER_DAY, askedAt: hr.clock.now },
    })
    .returning({ id: leaveRequests.id });
  const whole = { requestId: request!.id, employmentId, first: true, second: true, amount: PARTS_PER_DAY };
  await hr.db.insert(leaveDays).values(days.map((day) => ({ ...whole, day })));
}

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
