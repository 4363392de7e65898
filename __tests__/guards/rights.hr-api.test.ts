import { capabilities } from '../../hr-api/composed';
import { handlers } from '../../hr-api/handlers';
import { allPermissions } from '../../hr-api/permissions';
import { allReports } from '../../hr-api/workplace/reports/find-report';
import type { CallName } from '../../lib/contract/all';
import { calls } from '../../lib/contract/all';
import { languages } from '../../lib/contract/platform/languages';
import { expectNone } from './expect-none';

/** Calls that need no permission, by rule, each group with the reason why none is needed. */
const REASONS: Record<string, Partial<Record<'everyone' | 'own' | 'visible', string>>> = {
  'sign-in, session and devices': {
    own: 'getProofMeans confirmIdentity confirmIdentityBySso confirmIdentityByPasskey getUser getSession getSessionLife staySignedIn signOut verifyCode verifyPasskey resendCode registerDevice listDevices removeDevice activateDevice getSecondFactor startAuthenticator addAuthenticator removeAuthenticator createRecoveryCodes startPasskey addPasskey changePasskey removePasskey startPasskeyProof startPasskeySignIn getEnrolment finishEnrolment',
  },
  'the roles and permissions that one holds oneself': {
    own: 'listRoles listRoleChoices listRolesForPage changeRole listOwnPermissions',
  },
  'what the active role’s menu has, and one’s own language': {
    own: 'listMenu listModules listRoutes setLanguage getDashboardCounts',
  },
  'people: colleagues are seen as far as visibleTo shows them': {
    visible:
      'getEmployeeInfo getEmployeeHeader getUserPhoto getPhoto getCoverDetail searchEmployees listEmployees listReportees listHappeningsToday listAwayToday listNewJoiners getPersonCard listDirectory countDirectory listDirectoryStatuses downloadDirectory listOrgFilterRows getOrgSelection listChartBranch getChartPath',
  },
  'a candidate’s own photo': { own: 'getCandidatePhotoInfo getCandidatePhoto uploadCandidatePhoto' },
  'those who report to one directly': { own: 'listTeam' },
  'words that the record is chosen from': { everyone: 'listJobSections' },
  'what the levels of the organisation are called': { everyone: 'listOrgColumns listOrgFilterLevels' },
  'one’s own favourites, drafts, tables, shortcuts, activity, messages and tasks': {
    own: 'listFavourites addFavourite removeFavourite saveDraft getDraft discardDraft getTableLayout saveTableLayout getShortcuts saveShortcuts listOwnActivity listToday listCatchUp closeCatchUp getNotificationCount listNotificationHeader listNotifications markNotificationRead markNotificationPending markAllNotificationsRead getInternalMessage markInternalMessageRead withdrawWish listReceivedWishes listOwnTasks finishTask reopenTask listOwnMails listMailSubscriptions saveMailSubscription listOwnData downloadOwnData',
  },
  'one’s own walk through the product, and its pictures': {
    own: 'updateTourImage listBuddyTasks getBuddyTask markBuddyTaskDone closePopup',
    everyone: 'listTourImages listTourSteps listWishImages',
  },
  'a record is read and changed as far as the rights per field open it': {
    visible:
      'listSections getSectionHeader listSectionFields listSelectOptions listRadioOptions listCheckboxOptions searchSectionOptions getSectionRow listSectionRows saveSection deleteSectionRow getSaveEffects listSectionFacts listSectionHistory getAccessReason getWholeValue getSectionFileInfo getSectionFile listReportingInfo listTagInfo listEmploymentStatuses listChecklist getProfileView listBenefitDetails listRelatives saveBenefits listEmployeeCard',
    own: 'uploadSectionFile saveAboutMe',
  },
  'the drafts of sections that one was asked to try out': {
    own: 'listOwnSectionTests getSectionTest trySectionDraft',
    visible: 'searchPreviewOptions',
  },
  'what sections there are, and the branches of banks': {
    everyone: 'listSectionInfo listSectionsOfLink listSectionChoices searchBankBranches listBenefitOptions',
  },
  'records are found by who may search there, as visibleTo shows them and where their page is open': {
    visible: 'searchEverything',
  },
  'the agreement that one has to accept oneself, and one’s own signed copies': {
    own: 'getConduct listConductSections getConductFile acceptConduct getSignedConduct',
  },
  'approvals are seen and decided by whom they ask, and withdrawn by whoever asked; one delegates one’s own': {
    visible: 'listApprovals countApprovals listApprovalKinds getApproval decideApproval decideApprovals',
    own: 'withdrawApproval listDelegations createDelegation stopDelegation',
  },
  'histories are read of those whom visibleTo shows, and taken back by the permission of each kind of change': {
    visible:
      'listJobStatuses listManagers listAdminManagers listAssignments listEmployments getChangeSubject listChangesToCome listPersonChanges undoChange previewChange listPeopleToChange countPeopleToChange',
  },
  'a status that comes to its end is settled by who keeps the person, or by their manager': {
    visible: 'listEndingStatuses settleJobStatus',
  },
  'what has to be said in a change': { everyone: 'getChangeSettings' },
  'what others send by a schedule is received, or not, by one’s own wish': {
    own: 'listReportSubscriptions setReportSubscription',
  },
  'a report that was sent as a link is fetched by its recipient, in the role that it was sent for, whichever is active':
    {
      own: 'getSentReport downloadSentReport',
    },
  'leave is one’s own, and of those whom visibleTo shows to who keeps leave (leave.keep)': {
    visible:
      'listLeaveBalances getLeaveBalance listLeaveRequests getLeaveRequest listBestDays previewLeaveRequest sendLeaveRequest withdrawLeaveRequest cancelLeaveRequest downloadLeaveProof',
    own: 'uploadLeaveProof',
  },
  'work on days off is claimed by whoever worked, or by who keeps their leave (leave.keep), and taken back by whose it is':
    {
      visible: 'getCompOff previewCompOffClaim sendCompOffClaim',
      own: 'withdrawCompOffClaim cancelCompOffClaim',
    },
  'balances are added up of whom a report tells the reader: one’s own, of those below, of whom one keeps leave': {
    visible: 'readLeaveBalancePivot',
  },
  'who is away is known to whoever may name them; of what type, to those alone of whom visibleTo or the line of managers says so':
    {
      visible: 'listTeamCalendar',
    },
  'calendars are subscribed to by whoever may open the page that shows the same, and are one’s own': {
    own: 'listCalendarFeeds createCalendarFeed deleteCalendarFeed',
  },
  'dashboards are arranged for oneself': {
    own: 'listDashboardTiles saveDashboardView resetDashboardView',
  },
  'a choice of the organisation is kept for oneself, and read by whoever has its code, as it names parts of the organisation alone':
    {
      own: 'saveOrgFilter',
      everyone: 'getSavedOrgFilter',
    },
  'asking the helpdesk is everybody’s': {
    own: 'createTicket rateTicket uploadTicketFile listRolesForTicket',
    everyone: 'listProcesses listSubProcesses listPriorities listTicketStatuses suggestProcess',
  },
  'tickets are seen and worked on as visibleTickets shows them: one’s own, and those of the processes that one answers':
    {
      visible:
        'listTickets countTickets getTicket getTicketVersion listTicketMessages replyToTicket markTicketRead suggestArticles getTicketFileName downloadTicketFile getTicketFile listAssignees assignTickets changeTicket addTicketNote',
    },
};

// A right that is nobody's to give is a decision, so each stands here with its reason.
test('every call without a permission is named here with the reason, and no other', () => {
  const named = Object.values(REASONS).flatMap((rules) =>
    Object.entries(rules).flatMap(([rule, names]) => names.split(' ').map((name) => `${name}: ${rule}`)),
  );
  const open = (Object.keys(calls) as CallName[])
    .map((name) => ({ name, allow: handlers[name].allow as string }))
    .filter(({ allow }) => !allow.includes('.') && allow !== 'signed-out')
    .map(({ name, allow }) => `${name}: ${allow}`);
  const unnamed = open.filter((each) => !named.includes(each));
  expectNone(unnamed, 'give it a permission, or name it in REASONS of this test with the reason why it needs none');
  const stale = named.filter((each, at) => !open.includes(each) || named.indexOf(each) < at);
  expectNone(stale, 'take it out of REASONS of this test: no handler says so, or it stands there twice');
});

test('a call without a session, and no other, is allowed to whoever is signed out', () => {
  const wrong = (Object.keys(calls) as CallName[]).filter(
    (name) => (handlers[name].allow === 'signed-out') !== (calls[name].gate === 'open'),
  );
  expectNone(wrong, "say allow: 'signed-out' in its handler exactly if its gate is 'open'");
});

test('every permission is declared, named subject.verb, and asked for by some call or report', () => {
  const asked = Object.entries(handlers).filter(([, { allow }]) => allow.includes('.'));
  const undeclared = asked.filter(([, { allow }]) => !(allow in allPermissions));
  expectNone(
    undeclared.map(([call, { allow }]) => `${allow} of ${call}`),
    'declare the permission in the permissions of its capability.ts',
  );
  const declared = Object.keys(allPermissions);
  const odd = declared.filter((name) => !/^[a-z]+\.[a-z]+$/.test(name));
  expectNone(odd, 'name it by subject and verb, such as ticket.answer');
  const IN_A_QUERY = ['ticket.answer', 'article.read', 'approval.decide', 'record.edit'];
  const ofReports = allReports(capabilities).map(({ allow }) => allow as string);
  const idle = declared.filter(
    (name) => !IN_A_QUERY.includes(name) && !ofReports.includes(name) && !asked.some(([, { allow }]) => allow === name),
  );
  expectNone(idle, 'ask for it in the allow of a handler or a report, or take it out of its capability');
});

// Whoever gives a permission to a role reads what it lets people do, not its name.
test.each(languages)('every permission has its sentence in %s, below the title of its capability', (language) => {
  const declared = capabilities.flatMap(({ name, permissions, permissionTexts }) =>
    Object.keys(permissions ?? {}).map((permission) => ({ name, permission, permissionTexts })),
  );
  const untold = declared.filter(
    ({ permission, permissionTexts }) =>
      !permissionTexts?.title[language]?.trim() || !permissionTexts.permissions[permission]?.[language]?.trim(),
  );
  expectNone(
    untold.map(({ name, permission }) => `${permission} of ${name}`),
    `put it in "${language}" into the permission-texts.json of its capability`,
  );
  const stale = capabilities.flatMap(({ name, permissions = {}, permissionTexts }) =>
    Object.keys(permissionTexts?.permissions ?? {})
      .filter((permission) => !(permission in permissions))
      .map((permission) => `${permission} of ${name}`),
  );
  expectNone(stale, 'take it out of its permission-texts.json');
});
