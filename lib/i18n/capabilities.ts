/** The files of `messages/<locale>`; each is one namespace of the messages, named for its capability. */
export const capabilities = [
  'errors',
  'notice',
  'sign-in',
  'shell',
  'roles',
  'search',
  'home',
  'conduct',
  'passwords',
  'drafts',
  'shortcuts',
  'profile',
  'notifications',
  'new-joiners',
  'account',
  'knowledge',
  'happenings',
  'helpdesk',
  'buddy',
  'tours',
] as const;
export type Capability = (typeof capabilities)[number];
