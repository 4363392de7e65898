import { eq } from 'drizzle-orm';
import { ROLE } from '../../people/accounts/role-codes';
import { defineCapability } from '../../platform/capability';
import { sampleData } from '../../platform/sample-data';
import { approvalChains } from '../../workplace/approvals/tables';
import auditTexts from './audit-texts.json';
import { leaveErasure } from './leave-erasure';
import { balanceImport } from './imports/balance-import';
import { leaveHandlers } from './leave-handlers';
import { leaveRequestsShare } from './leave-requests-share';
import { leaveShare } from './leave-share';
import { myLeavePage } from './my-leave-page';
import permissionTexts from './permission-texts.json';
import { leaveTemplates } from './notices/leave-templates';
import { leavePermissions } from './permissions';
import { absences, leaveTaken } from './reports/absence-reports';
import { leaveBalances, negativeBalances } from './reports/balances-report';
import { leaveLiability } from './reports/liability-report';
import { leaveFollowsCalendars } from './recount/follow-calendars';
import { leaveApprovalPage } from './requests/deciding/leave-approval-page';
import { LEAVE_PROOF, LEAVE_SUBJECT } from './requests/deciding/leave-subject-kind';
import { leaveSubject } from './requests/deciding/leave-subject';
import { loadLeave } from './sample/load-leave';
import { leaveSetupHandlers } from './setup/setup-handlers';
import { leaveSetupPage } from './setup/setup-page';
import { staffingHandlers } from './staffing/staffing-handlers';
import { loadLeaveChain } from './work/leave-chain';
import { leaveWork } from './work/leave-work';
import { workShare } from './work-share';

export const leaveCapability = defineCapability({
  name: 'leave',
  handlers: { ...leaveHandlers, ...leaveSetupHandlers, ...staffingHandlers },
  permissions: leavePermissions,
  permissionTexts,
  pageRights: { 'timemanage/leavesetup': { permission: 'leave.configure' } },
  menuEntries: [
    { ...myLeavePage, roles: Object.values(ROLE) },
    { ...leaveApprovalPage, roles: [ROLE.appraiser, ROLE.reviewer, ROLE.hr] },
    { ...leaveSetupPage, roles: [ROLE.hr, ROLE.administrator] },
  ],
  approvalSubjects: [leaveSubject],
  importKinds: [balanceImport],
  referenceData: [
    { table: approvalChains, where: eq(approvalChains.kind, LEAVE_SUBJECT), order: 3, load: loadLeaveChain },
  ],
  recurring: [leaveWork],
  reports: [leaveBalances, leaveTaken, absences, leaveLiability, negativeBalances],
  uploadSubjects: [LEAVE_PROOF],
  personalData: [leaveShare, leaveRequestsShare, workShare],
  erasure: [leaveErasure],
  sampleData: sampleData(['people'], (tx, { people, today }) => loadLeave(tx, people, today)),
  calendarFollowers: [leaveFollowsCalendars],
  mailTemplates: Object.values(leaveTemplates),
  auditTexts,
});
