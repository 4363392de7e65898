import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import type { RequestFor } from '../../../lib/contract/all';
import { APPROVAL_STATUS } from '../../../lib/contract/workplace/approvals/limits';
import { employmentOf } from '../../people/cast-actors';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

type Who = { readonly token: string };

/** Unpaid leave, which everybody has. */
export const UNPAID = 6;

/** Ananya, who asks for leave, her manager, who decides, and HR, who keeps it. */
export async function leaveScene(hr: TestApp) {
  const ananya = await employmentOf(hr, 'E1001');
  const own: Who = { token: await hr.tokenOf('E1001') };
  const manager: Who = await inRole(hr, 'E1002', ROLE.appraiser);
  const human: Who = await inRole(hr, 'E1004', ROLE.hr);
  const send = async (From: string, To = From, changes: Partial<RequestFor<'sendLeaveRequest'>> = {}) =>
    (await hr.call('sendLeaveRequest', { TypeCode: UNPAID, From, To, ...changes }, own)).reply().RequestCode;
  const approvalOf = async (RequestCode: string, askedBy = own) =>
    (await hr.call('getLeaveRequest', { RequestCode }, askedBy)).reply().ApprovalCode;
  const decide = async (RequestCode: string, Comments = 'As agreed', askedBy = own) => {
    const KeyCode = await approvalOf(RequestCode, askedBy);
    const { Version } = (await hr.call('getApproval', { KeyCode }, manager)).reply();
    return hr.call('decideApproval', { KeyCode, Version, StatusCode: APPROVAL_STATUS.approved, Comments }, manager);
  };
  const approved = async (...asked: Parameters<typeof send>) => {
    const code = await send(...asked);
    (await decide(code)).reply();
    return code;
  };
  return { ananya, own, manager, human, send, approvalOf, decide, approved };
}
