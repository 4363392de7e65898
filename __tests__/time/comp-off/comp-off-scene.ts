import { and, eq } from 'drizzle-orm';
import { ROLE } from '../../../hr-api/people/accounts/role-codes';
import { compOffClaims } from '../../../hr-api/time/comp-off/tables';
import { approvals } from '../../../hr-api/workplace/approvals/tables';
import type { RequestFor } from '../../../lib/contract/all';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { inRole } from '../../profile/a-record';

/** What work on days off is credited to in the sample; today is Wednesday, 18 March 2026, and in Bengaluru Saturdays and Sundays are off. */
export const COMP_OFF = 5;
/** The calendar of Bengaluru. */
export const BENGALURU = 2;

type Who = { readonly token: string };
type Claim = Partial<RequestFor<'sendCompOffClaim'>>;

export const claiming = (WorkFrom: string, WorkTo = WorkFrom, changes: Claim = {}) => ({
  ...{ TypeCode: COMP_OFF, WorkFrom, WorkTo, Reason: 'Moved the servers', ...changes },
});

/** Ananya, who claims days, her manager, who decides, and HR, who keeps it. */
export async function compOffScene(hr: TestApp) {
  const own: Who = { token: await hr.tokenOf('E1001') };
  const manager: Who = await inRole(hr, 'E1002', ROLE.appraiser);
  const human: Who = await inRole(hr, 'E1004', ROLE.hr);
  const send = (request: ReturnType<typeof claiming>, who = own) => hr.call('sendCompOffClaim', request, who);
  const sent = async (...days: Parameters<typeof claiming>) => (await send(claiming(...days))).reply().KeyCode;
  const overview = async (who = own) => (await hr.call('getCompOff', {}, who)).reply();
  const claimOf = async (KeyCode: string) => (await overview()).Claims.find((claim) => claim.KeyCode === KeyCode)!;
  const approvalOf = async (claimCode: string) => {
    const [found] = await hr.db
      .select({ code: approvals.code, version: approvals.version })
      .from(approvals)
      .innerJoin(compOffClaims, eq(compOffClaims.id, approvals.subjectId))
      .where(and(eq(approvals.kind, 'comp-off'), eq(compOffClaims.code, claimCode)));
    return { KeyCode: found!.code, Version: found!.version };
  };
  const decide = async (claimCode: string, StatusCode: 2 | 4, by = manager) =>
    hr.call('decideApproval', { ...(await approvalOf(claimCode)), StatusCode, Comments: 'As agreed' }, by);
  return { own, manager, human, send, sent, overview, claimOf, approvalOf, decide };
}
