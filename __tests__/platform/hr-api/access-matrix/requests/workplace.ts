import { CLIENT_USER_ROLE, ROLE } from '../../../../../hr-api/people/accounts/role-codes';
import type { happeningCalls } from '../../../../../lib/contract/workplace/happenings';
import type { homeCalls } from '../../../../../lib/contract/workplace/home';
import type { knowledgeCalls } from '../../../../../lib/contract/workplace/knowledge';
import type { newJoinerCalls } from '../../../../../lib/contract/workplace/new-joiners';
import type { notificationCalls } from '../../../../../lib/contract/workplace/notifications';
import type { roleCalls } from '../../../../../lib/contract/access/roles';
import { GROUP, type searchCalls } from '../../../../../lib/contract/workplace/search';
import type { shellCalls } from '../../../../../lib/contract/workplace/shell';
import type { peopleCalls } from '../../../../../lib/contract/people/people';
import type { orgChartCalls } from '../../../../../lib/contract/structure/org-chart';
import type { directoryCalls } from '../../../../../lib/contract/people/directory';
import type { organisationFilterCalls } from '../../../../../lib/contract/people/organisation-filter';
import type { teamCalls } from '../../../../../lib/contract/people/team';
import { forAll, type RequestTable } from './request-table';

/** One's own, the one of somebody who reports to E1002, and one of another unit. */
const ofPeople = <Request>(request: (of: { employment: string; loginId: string }) => Request) => ({
  own: ({ own }: { own: { employment: string; loginId: string } }) => request(own),
  report: ({ report }: { report: { employment: string; loginId: string } }) => request(report),
  foreign: ({ foreign }: { foreign: { employment: string; loginId: string } }) => request(foreign),
});

export const shellRequests: RequestTable<keyof typeof shellCalls> = {
  listMenu: forAll({}),
  listModules: forAll({}),
  listRoutes: forAll({ Modulecode: 15 }),
  listRoles: forAll({}),
  listRoleChoices: forAll({}),
  listRolesForPage: forAll({ Module: 'ecenter', Link: 'letters' }),
  getEmployeeInfo: ofPeople(({ employment }) => ({ ChillCode: employment })),
  getEmployeeHeader: ofPeople(({ employment }) => ({ ChillCode: employment })),
  getUserPhoto: ofPeople(({ loginId }) => ({ empid: loginId })),
  getPhoto: ofPeople(({ loginId }) => ({ empid: loginId })),
  getDashboardCounts: forAll({}),
  setLanguage: forAll({ Language: 'de' as const }),
};

export const rolesRequests: RequestTable<keyof typeof roleCalls> = {
  listOwnPermissions: forAll({}),
  changeRole: {
    own: ({ roleCode }) => ({ RoleCode: roleCode }),
    employee: () => ({ RoleCode: ROLE.employee }),
    administrator: () => ({ RoleCode: ROLE.administrator }),
    client: () => ({ RoleCode: CLIENT_USER_ROLE }),
  },
};

export const searchRequests: RequestTable<keyof typeof searchCalls> = {
  searchEmployees: forAll({ SearchText: 'ananya' }),
  listEmployees: {
    all: () => ({}),
    manager: () => ({ Mode: 'manager' }),
    externals: () => ({ AppVFlag: 'V' }),
    left: () => ({ ActiveStatus: 'N' }),
  },
  searchEverything: forAll({ SearchText: 'printer' }),
  listFavourites: forAll({}),
  addFavourite: {
    ...ofPeople(({ employment }) => ({ GroupCode: GROUP.employee, KeyCode: employment })),
    menu: () => ({ GroupCode: GROUP.menu, KeyCode: '1501' }),
  },
  removeFavourite: ofPeople(({ employment }) => ({ GroupCode: GROUP.employee, KeyCode: employment })),
};

export const homeRequests: RequestTable<keyof typeof homeCalls> = {
  listToday: forAll({}),
  listCatchUp: forAll({}),
  closeCatchUp: forAll({}),
  listReportees: {
    ...ofPeople(({ employment }) => ({ Kind: 'manager' as const, ChillCode: employment })),
    admin: () => ({ Kind: 'admin' }),
  },
};

export const happeningsRequests: RequestTable<keyof typeof happeningCalls> = {
  listHappeningsToday: { ...forAll({}), joiners: () => ({ WithJoiners: true }) },
  listAwayToday: forAll({}),
  listWishImages: forAll({}),
  sendWish: {
    any: ({ happening }) => ({ ...happening, Content: 'Well done!' }),
    foreign: ({ happening, foreign }) => ({ ...happening, ChillCode: foreign.employment, Content: 'Well done!' }),
  },
  withdrawWish: forAll({ SentCode: 'nobodys' }),
  listReceivedWishes: forAll({}),
};

export const peopleRequests: RequestTable<keyof typeof peopleCalls> = {
  getPersonCard: ofPeople(({ employment }) => ({ KeyCode: employment })),
  listJobSections: forAll({}),
};

export const organisationFilterRequests: RequestTable<keyof typeof organisationFilterCalls> = {
  listOrgColumns: forAll({}),
  listOrgFilterLevels: forAll({}),
  listOrgFilterRows: { named: () => ({ URLName: 'employeesearch' }), open: () => ({}) },
  getOrgSelection: forAll({ Chosen: { unit: ['firmware'] } }),
  saveOrgFilter: forAll({ Chosen: { unit: ['firmware'] } }),
  getSavedOrgFilter: forAll({ FilterCode: 'AAAAAAAAAAAAAAAAAAAAAA' }),
};

export const orgChartRequests: RequestTable<keyof typeof orgChartCalls> = {
  listChartBranch: { line: () => ({}), unit: () => ({ Chart: 'unit' }) },
  getChartPath: ofPeople(({ employment }) => ({ KeyCode: employment })),
};

export const directoryRequests: RequestTable<keyof typeof directoryCalls> = {
  listDirectory: forAll({ Search: 'a', PageSize: 5 }),
  countDirectory: forAll({}),
  listDirectoryStatuses: forAll({}),
  downloadDirectory: forAll({}),
};

export const teamRequests: RequestTable<keyof typeof teamCalls> = { listTeam: forAll({}) };

export const newJoinersRequests: RequestTable<keyof typeof newJoinerCalls> = { listNewJoiners: forAll({}) };

export const knowledgeRequests: RequestTable<keyof typeof knowledgeCalls> = {
  listArticles: forAll({}),
  getArticle: {
    everyone: ({ articles }) => ({ dc: articles.everyone }),
    hr: ({ articles }) => ({ dc: articles.hr }),
    clients: ({ articles }) => ({ dc: articles.clients }),
  },
  getArticleFile: { everyone: ({ articles }) => ({ dc: articles.pdf }) },
};

export const notificationsRequests: RequestTable<keyof typeof notificationCalls> = {
  getNotificationCount: forAll({}),
  listNotificationHeader: forAll({}),
  listNotifications: {
    own: ({ roleCode }) => ({ RoleCode: roleCode }),
    employee: () => ({ RoleCode: ROLE.employee }),
    administrator: () => ({ RoleCode: ROLE.administrator }),
  },
  markNotificationRead: {
    own: ({ own }) => ({ NotificationCode: own.notification }),
    foreign: ({ foreign }) => ({ NotificationCode: foreign.notification }),
  },
  markNotificationPending: {
    own: ({ own }) => ({ NotificationCode: own.notification }),
    foreign: ({ foreign }) => ({ NotificationCode: foreign.notification }),
  },
  markAllNotificationsRead: {
    own: ({ roleCode }) => ({ RoleCode: roleCode, NotificationType: 'N' }),
    administrator: () => ({ RoleCode: ROLE.administrator, NotificationType: 'N' }),
  },
  getInternalMessage: forAll({}),
  markInternalMessageRead: { any: ({ internalMessage }) => ({ MessageCode: internalMessage }) },
};
