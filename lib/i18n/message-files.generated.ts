// Written by `npm run messages` from the folder messages/en.
/** The files of messages by name, as they are in English. */
export interface MessageFiles {
  'account': typeof import('@/messages/en/account.json');
  'buddy': typeof import('@/messages/en/buddy.json');
  'client-users': typeof import('@/messages/en/client-users.json');
  'conduct': typeof import('@/messages/en/conduct.json');
  'conduct-keeping': typeof import('@/messages/en/conduct-keeping.json');
  'desk': typeof import('@/messages/en/desk.json');
  'devices': typeof import('@/messages/en/devices.json');
  'drafts': typeof import('@/messages/en/drafts.json');
  'errors': typeof import('@/messages/en/errors.json');
  'files': typeof import('@/messages/en/files.json');
  'happenings': typeof import('@/messages/en/happenings.json');
  'helpdesk': typeof import('@/messages/en/helpdesk.json');
  'home': typeof import('@/messages/en/home.json');
  'knowledge': typeof import('@/messages/en/knowledge.json');
  'lookups': typeof import('@/messages/en/lookups.json');
  'new-joiners': typeof import('@/messages/en/new-joiners.json');
  'notice': typeof import('@/messages/en/notice.json');
  'notifications': typeof import('@/messages/en/notifications.json');
  'passwords': typeof import('@/messages/en/passwords.json');
  'profile': typeof import('@/messages/en/profile.json');
  'reasons': typeof import('@/messages/en/reasons.json');
  'roles': typeof import('@/messages/en/roles.json');
  'search': typeof import('@/messages/en/search.json');
  'shell': typeof import('@/messages/en/shell.json');
  'shortcuts': typeof import('@/messages/en/shortcuts.json');
  'sign-in': typeof import('@/messages/en/sign-in.json');
  'signatures': typeof import('@/messages/en/signatures.json');
  'single-sign-on': typeof import('@/messages/en/single-sign-on.json');
  'table': typeof import('@/messages/en/table.json');
  'tours': typeof import('@/messages/en/tours.json');
}

export const namespaces = [
  'account',
  'buddy',
  'client-users',
  'conduct',
  'conduct-keeping',
  'desk',
  'devices',
  'drafts',
  'errors',
  'files',
  'happenings',
  'helpdesk',
  'home',
  'knowledge',
  'lookups',
  'new-joiners',
  'notice',
  'notifications',
  'passwords',
  'profile',
  'reasons',
  'roles',
  'search',
  'shell',
  'shortcuts',
  'sign-in',
  'signatures',
  'single-sign-on',
  'table',
  'tours',
] as const satisfies readonly (keyof MessageFiles)[];
