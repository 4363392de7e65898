import type { CallName, ReplyFor } from '@/lib/contract/all';
import { calls } from '@/lib/contract/all';
import type { Call } from '@/lib/contract/call';
import { ARTICLE_TYPE } from '@/lib/contract/workplace/knowledge';
import { defaultKeys } from '@/lib/contract/workplace/shortcut-keys';
import { signInReplies } from './sample-sign-in-replies';
import { helpdeskReplies } from './sample-helpdesk-replies';
import { homeReplies } from './sample-home-replies';
import { peopleReplies } from './sample-people-replies';
import { tourReplies } from './sample-tour-replies';
import { smallestValue } from './smallest-value';
import { json, TOKEN_CANARY, type Stub } from './stub-upstream';

const article = {
  name: 'Annual leave',
  Description: 'How many days you have.',
  CreatedDate: '05-Mar-2026',
  DisplayOrder: 10,
  CalendarType: ARTICLE_TYPE.html,
  dc: 'article-1',
  fp: '',
  fn: '',
  Category: 'Time and leave',
  IsHere: false,
};

const sampleColleague: ReplyFor<'listEmployees'>[number] = {
  empid: 'E1002',
  EmpidName: 'E1002 Ravi Menon',
  name: 'Ravi Menon',
  UserCode: 'employment-2',
  ChillCode: 'employment-2',
  AppCode: 5,
  ManagerCode: 0,
  ReviewerCode: 0,
  Active: 'A',
  Empid: 'E1002',
  Name: 'Ravi Menon',
  Business_Name: 'Instruments',
  Company_Name: 'Example Ltd',
  HasPhoto: false,
};

const importFolder: ReplyFor<'getImportFolder'> = {
  IsSaved: true,
  IsOn: true,
  Kind: 'people',
  Folder: '/srv/imports',
  Limits: { joiners: 5, leavers: 5, changes: 20 },
  By: { Name: 'Asha Rao', Empid: 'E1001', KeyCode: 'employment-1', HasPhoto: false },
  RoleName: 'HR',
  IsMe: true,
  MayImport: true,
};

type Replies = { readonly [Name in CallName]: ReplyFor<Name> };

/** What tests read of a reply, as a sample employee would get it. */
const listed: Partial<Replies> = {
  signIn: { authToken: `${TOKEN_CANARY}signed-in`, ischg: 0 },
  verifyCode: { authToken: `${TOKEN_CANARY}code-passed`, ischg: 0 },
  resendCode: { message: 'sent' },
  getImportFolder: importFolder,
  saveImportFolder: importFolder,
  getSignInConfig: { result: { ssoLogin: false, mobileLogin: false } },
  getUser: [{ Name: 'Asha Rao', TypeOfUser: 'E', Language: null }],
  getSession: { ischg: 0, SessionTimeOut: 1800, CodeWaitSeconds: 0, CodeBy: 'mail', CanUsePasskey: false },
  getSessionLife: { IdleSeconds: 1800, LeftSeconds: 43_200 },
  staySignedIn: { IdleSeconds: 1800, LeftSeconds: 43_200 },
  requestPasswordCode: { message: 'sent' },
  resetPassword: { message: 'updated' },
  changePassword: { authToken: `${TOKEN_CANARY}password-changed`, ischg: 0 },
  listMenu: [
    {
      Menu_Code: 1,
      Menu_Name: 'My Profile',
      Link_Src: 'essprofileview',
      Description: '',
      Group_Name: 'Me',
      SubGroupName: '',
      Module_Code: 1,
    },
  ],
  listModules: [{ Module_Code: 1, Module_Name: 'Employee', Link_Src: 'ecenter', Img_Src: '', Description: '' }],
  listRoutes: [{ Link_Src: 'profile' }, { Link_Src: 'essprofileview' }],
  listRoles: [{ Role_Code: 2, Role_Name: 'Employee', NotificationCount: 0, session_Role_Code: 2 }],
  listOwnPermissions: [{ Permission: 'article.read' }],
  listRolesForPage: [{ Role_Code: 2, Role_Name: 'Employee', IsActive: true, CanOpen: false }],
  listRoleChoices: [{ Role_Code: 2, Role_Name: 'Employee', NotificationCount: 0, session_Role_Code: 2 }],
  verifyPasskey: { authToken: `${TOKEN_CANARY}passkey-passed`, ischg: 0 },
  finishEnrolment: { authToken: `${TOKEN_CANARY}enrolled`, ischg: 0 },
  changeRole: { authToken: `${TOKEN_CANARY}role-changed`, ischg: 0 },
  searchEmployees: [sampleColleague],
  listEmployees: [sampleColleague],
  listFavourites: [
    {
      GroupCode: 2,
      KeyName: 'Ravi Menon',
      KeyName2: 'E1002',
      KeyCode: 'employment-2',
      ChillCode: 'employment-2',
      URLName: 'ecenter/profileview',
      HasPhoto: false,
    },
  ],
  addFavourite: { data: { LinkSrc: 'profileview' } },
  getEmployeeInfo: [
    {
      Name: 'Asha Rao',
      FirstName: 'Asha',
      Empid: 'E1001',
      EmailID: 'asha.rao@example.com',
      HasPhoto: true,
      TypeOfUser: 'E',
      CurrentUser: 'user-1',
      IsEmployed: true,
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
      manjm: false,
      smanjm: false,
    },
  ],
  getEmployeeHeader: {
    IsWhole: true,
    TimeZone: 'Asia/Kolkata',
    Name: 'Asha Rao',
    Empid: 'E1001',
    HasPhoto: true,
    Active: 'Y',
    EmailID: 'asha.rao@example.com',
    DateOfJoin: '05-Mar-2020',
    Exit_on: '',
    Location_Name: 'Pune',
    ReportingManager: 'Ravi Menon',
    ReportingManagerID: 'E1002',
    ReportingManagerKey: 'key-1002',
    ReportingManagerHasPhoto: true,
    Reviewer_Name: 'Tara Iyer',
    Reviewer_Empid: 'E1003',
    Reviewer_Key: '',
    Reviewer_HasPhoto: false,
    Level_Name: 'L3',
    Unit_Name: 'Support',
    Roles: 'Employee',
    Legend: '',
    EmpPercentage: 60,
    AsReportingManager: 0,
    AsAdminManager: 0,
  },
  getUserPhoto: undefined,
  listWishImages: [{ ImagePath: 'wish-cards/balloons.svg', ImageName: 'Balloons' }],
  listReceivedWishes: [
    {
      WishCode: 'wish-1',
      WishType: 'BirthDay',
      IsWelcome: false,
      Name: 'Ravi Menon',
      Empid: 'E1002',
      HasPhoto: true,
      Content: 'Happy birthday!',
      AttachImage: 'wish-cards/balloons.svg',
      ImageName: 'Balloons',
      SentDate: '05-Mar-2026 14:30',
    },
  ],
  listArticles: [article],
  getArticle: {
    ...article,
    CalendarContent: '<p>Thirty days.</p>',
    Page: 1,
    PageTitles: ['Annual leave'],
    Language: 'en',
  },
  getArticleFile: undefined,
  listReportees: [
    {
      Name: 'Ravi Menon',
      Empid: 'E1002',
      KeyCode: 'key-1002',
      HasPhoto: true,
      Level_Name: 'L2',
      Location_Name: 'Pune',
    },
  ],
  setLanguage: { Language: 'de' },
  ...peopleReplies,
  saveDraft: { SavedAt: '2026-03-18T06:30:00.000Z' },
  getDraft: { Content: '{"reason":"moving"}', SavedAt: '2026-03-18T06:30:00.000Z' },
  getTableLayout: { Layout: null },
  listReports: [
    {
      ReportCode: 'tickets',
      ReportName: 'Tickets',
      Description: '',
      Module: 'chillconnect',
      Path: 'commonreport/dynamiclist/tickets',
      Days: 'none',
      FromDate: '',
      ToDate: '',
      RowPage: '',
      IsExcel: false,
      IsByOrganisation: false,
      Pivot: null,
    },
  ],
  saveTableLayout: {},
  getShortcuts: { IsOn: true, Keys: defaultKeys },
  saveShortcuts: { IsOn: true, Keys: defaultKeys },
  listOwnActivity: [
    {
      ActivityCode: 'activity-1',
      Activity: 'Signed in',
      Role_Name: 'Employee',
      ActivityDate: '05-Mar-2026 09:02',
    },
  ],
  ...homeReplies,
  ...tourReplies,
  ...helpdeskReplies,
  ...signInReplies,
};

/** A good reply of every call: the least that its schema takes where no test reads it. */
export const sampleReplies = Object.fromEntries(
  (Object.entries(calls) as [CallName, Call][]).map(([name, call]) => [
    name,
    listed[name] ?? (call.kind === 'download' ? null : smallestValue(call.reply)),
  ]),
) as Replies;

/** Lets a stub answer every call of the table with its sample reply. */
export function answerSamples(stub: Stub): void {
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const paths = call.family
      ? call.family.membersOf(sampleReplies[call.family.listedBy as CallName] as never)
      : [call];
    for (const { path } of paths) stub.on(path, json(sampleReplies[name]));
  }
}
