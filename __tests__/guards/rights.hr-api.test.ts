import { handlers } from '../../hr-api/handlers';
import { allPermissions } from '../../hr-api/permissions';
import type { CallName } from '../../lib/contract/all';
import { calls } from '../../lib/contract/all';

/** Calls that need no permission, by rule, each group with the reason why none is needed. */
const REASONS: Record<string, Partial<Record<'everyone' | 'own' | 'visible', string>>> = {
  'sign-in, session and devices': {
    own: 'getUser getSession getSessionLife staySignedIn signOut verifyCode resendCode registerDevice listDevices removeDevice activateDevice',
  },
  'the roles and permissions that one holds oneself': {
    own: 'listRoles listRoleChoices listRolesForPage changeRole listOwnPermissions',
  },
  'what the active role’s menu has, and one’s own language': {
    own: 'listMenu listModules listRoutes setLanguage getDashboardCounts',
  },
  'people: colleagues are seen as far as visibleTo shows them': {
    visible:
      'getEmployeeInfo getEmployeeHeader getUserPhoto searchEmployees listEmployees listReportees listHappeningsToday listNewJoiners',
  },
  'one’s own favourites, drafts, shortcuts, activity, messages and tasks': {
    own: 'listFavourites addFavourite removeFavourite saveDraft getDraft discardDraft getShortcuts saveShortcuts listOwnActivity listPendingTasks listUnread getNotificationCount listNotificationHeader listNotifications markNotificationRead markAllNotificationsRead getInternalMessage markInternalMessageRead listReceivedWishes',
  },
  'one’s own walk through the product, and its pictures': {
    own: 'updateTourImage listBuddyTasks getBuddyTask markBuddyTaskDone closePopup',
    everyone: 'listTourImages listTourSteps listWishImages',
  },
  'the agreement that one has to accept oneself, and one’s own signed copies': {
    own: 'getConduct listConductSections getConductFile acceptConduct getSignedConduct',
  },
  'asking the helpdesk is everybody’s': {
    own: 'createTicket rateTicket uploadTicketFile',
    everyone: 'listProcesses listSubProcesses listPriorities listTicketStatuses',
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
  expect(named.sort()).toEqual(open.sort());
});

test('a call without a session, and no other, is allowed to whoever is signed out', () => {
  const wrong = (Object.keys(calls) as CallName[]).filter(
    (name) => (handlers[name].allow === 'signed-out') !== (calls[name].gate === 'open'),
  );
  expect(wrong).toEqual([]);
});

test('every permission that a call asks for is declared, named subject.verb, and asked for by some call', () => {
  const asked = new Set(
    Object.values(handlers)
      .map(({ allow }) => allow as string)
      .filter((allow) => allow.includes('.')),
  );
  const IN_A_QUERY = ['ticket.answer', 'article.read'];
  expect([...asked].filter((permission) => !(permission in allPermissions))).toEqual([]);
  expect(Object.keys(allPermissions).filter((name) => !/^[a-z]+\.[a-z]+$/.test(name))).toEqual([]);
  expect(Object.keys(allPermissions).filter((name) => !asked.has(name) && !IN_A_QUERY.includes(name))).toEqual([]);
});
