/** What opens beside the content. Each name has its title in `messages/<language>/shell.json` and its part in the shell's registry. */
export const panelNames = [
  'all-notifications',
  'buddy',
  'chill-connect',
  'tickets',
  'modules',
  'new-joiners',
  'notifications',
  'shortcuts',
  'knowledge',
  'happenings',
  'tours',
  'profile',
  'quick-actions',
  'quick-panel',
  'quick-user',
  'search',
  'locator',
] as const;
export type PanelName = (typeof panelNames)[number];
