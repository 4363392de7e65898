import type { CallName, ReplyFor } from '@/lib/contract/all';
import { calls } from '@/lib/contract/all';
import type { Call } from '@/lib/contract/call';
import { json, TOKEN_CANARY, type Stub } from './stub-upstream';

/** A good reply of every call, as a sample employee would get it. */
export const sampleReplies: { readonly [Name in CallName]: ReplyFor<Name> } = {
  signIn: { authToken: `${TOKEN_CANARY}signed-in`, ischg: 0 },
  verifyCode: { authToken: `${TOKEN_CANARY}code-passed`, ischg: 0 },
  resendCode: { message: 'sent' },
  getSignInConfig: { result: { ssoLogin: false, mobileLogin: false } },
  signOut: {},
  getUser: [{ Name: 'Asha Rao', TypeOfUser: 'E', Language: null }],
  getSession: { ischg: 0, SessionTimeOut: 1800, CodeWaitSeconds: 0 },
  getSessionLife: { IdleSeconds: 1800, LeftSeconds: 43_200 },
  staySignedIn: { IdleSeconds: 1800, LeftSeconds: 43_200 },
  requestPasswordCode: { message: 'sent' },
  resetPassword: { message: 'updated' },
  changePassword: { authToken: `${TOKEN_CANARY}password-changed`, ischg: 0 },
  listMenu: [
    {
      Menu_Code: 1,
      Menu_Name: 'My Profile',
      Link_Src: 'profile',
      Description: '',
      Group_Name: 'Me',
      SubGroupName: '',
      Module_Code: 1,
    },
  ],
  listModules: [{ Module_Code: 1, Module_Name: 'Employee', Link_Src: 'ecenter', Img_Src: '', Description: '' }],
  listRoutes: [{ Link_Src: 'profile' }],
  listRoles: [{ Role_Code: 2, Role_Name: 'Employee', NotificationCount: 0, session_Role_Code: 2 }],
  getEmployeeInfo: [
    {
      Name: 'Asha Rao',
      Empid: 'E1001',
      EmailID: 'asha.rao@example.com',
      TypeOfUser: 'E',
      CurrentUser: 'user-1',
      EditTour: false,
      knb: false,
      nejo: false,
      enablereport: false,
      enablegear: false,
      cconn: false,
      hape: false,
      TourImage: '',
      topSearch: false,
      myprofile: true,
      myMessage: false,
      changePass: false,
      changeBuddy: false,
      logo_width: null,
      logo_height: null,
    },
  ],
  getEmployeeHeader: {
    Name: 'Asha Rao',
    Empid: 'E1001',
    Active: 'Y',
    EmailID: 'asha.rao@example.com',
    DateOfJoin: '05-Mar-2020',
    Location_Name: 'Pune',
    ReportingManager: 'Ravi Menon',
    ReportingManagerID: 'E1002',
    Reviewer_Name: 'Tara Iyer',
    Reviewer_Empid: 'E1003',
    Level_Name: 'L3',
    Unit_Name: 'Support',
    Roles: 'Employee',
    Legend: '',
    EmpPercentage: 60,
    AsReportingManager: 0,
    AsAdminManager: 0,
  },
  getDashboardCounts: {
    EmpRecWishCount: 1,
    EmpSenWishCount: 2,
    EmpNotiCount: 3,
    PendTask: 4,
    PendMessage: 5,
    PendTeamTask: 6,
    Controls: [2],
  },
  getUserPhoto: undefined,
  listPendingTasks: [
    {
      TaskCode: 'task-1',
      Title: 'Update the plan',
      DueDate: '05-Mar-2026',
      IsOverdue: false,
      IsTeam: false,
      Name: 'Asha Rao',
      Empid: 'E1001',
      Link_Info: 'tracker/mytasks',
    },
  ],
  listUnread: [
    {
      NotificationCode: 'notification-1',
      NotificationName: 'Your timesheet is still open',
      NotificationType: 'N',
      Name: '',
      RoleCode: 2,
      Link_Info: 'timemanage/timesheet',
      URLParamKey: '',
      URLParamValue: '',
      CreatedDate: '05-Mar-2026 14:30',
    },
  ],
  listHappeningsToday: [
    {
      WishType: 'Joining',
      DayCode: 1,
      CurrentDay: '05-Mar-2026',
      NextDay: '',
      DisplayName: 'Ravi Menon',
      DisplayOrg: 'Support',
      Empid: 'E1002',
      Years: 3,
    },
  ],
  listReportees: [{ Name: 'Ravi Menon', Empid: 'E1002', Level_Name: 'L2', Location_Name: 'Pune' }],
  setLanguage: { Language: 'de' },
  saveDraft: { SavedAt: '2026-03-18T06:30:00.000Z' },
  getDraft: { Content: '{"reason":"moving"}', SavedAt: '2026-03-18T06:30:00.000Z' },
  discardDraft: {},
  getConduct: {
    TableContent: '<p>Be kind.</p>',
    ConductCode: 'conduct-1',
    ProfileSection: false,
    SectionCode: '',
    AgreeContent: 'I agree',
    IsPdf: false,
    IsPlaceholderPdf: false,
    DocumentCode: '',
    ConductName: 'Code of conduct',
    IsSignedLetter: false,
    AutoSign: false,
  },
};

/** A request that each call's schema takes, where an empty one is not enough. */
export const sampleRequests: Partial<Record<CallName, object>> = {
  listRoutes: { Modulecode: 1 },
  getUserPhoto: { empid: 'E1001' },
  listReportees: { Kind: 'manager' },
  setLanguage: { Language: 'de' },
  saveDraft: { Form: 'profile', Subject: '', Content: '{}' },
  getDraft: { Form: 'profile', Subject: '' },
  discardDraft: { Form: 'profile', Subject: '' },
};

/** Lets a stub answer every call of the table with its sample reply. */
export function answerSamples(stub: Stub): void {
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    stub.on(call.path, json(sampleReplies[name]));
  }
}
