import type { Panels } from '@/components/platform/panel/load-panel';

/** Every panel of the shell; its code comes when it is wanted. A page fetches this list with the first of them. */
export const panels = {
  'all-notifications': {
    messages: 'notifications',
    load: async () =>
      (await import('@/components/workplace/notifications/all-notifications-panel')).AllNotificationsPanel,
  },
  'new-joiners': {
    messages: 'new-joiners',
    load: async () => (await import('@/components/workplace/new-joiners/new-joiners-panel')).NewJoinersPanel,
  },
  notifications: {
    messages: 'notifications',
    load: async () => (await import('@/components/workplace/notifications/notifications-panel')).NotificationsPanel,
  },
  modules: {
    messages: 'shell',
    load: async () => (await import('@/components/workplace/shell/modules/modules-panel')).ModulesPanel,
  },
  profile: {
    messages: 'account',
    load: async () => (await import('@/components/workplace/account/profile-panel')).ProfilePanel,
  },
  'quick-actions': {
    messages: 'account',
    load: async () => (await import('@/components/workplace/account/quick-actions-panel')).QuickActionsPanel,
  },
  'quick-panel': {
    messages: 'account',
    load: async () => (await import('@/components/workplace/account/quick-panel')).QuickPanel,
  },
  'quick-user': {
    messages: 'account',
    load: async () => (await import('@/components/workplace/account/quick-user-panel')).QuickUserPanel,
  },
  search: {
    messages: 'search',
    load: async () => (await import('@/components/workplace/search/search-panel')).SearchPanel,
  },
  locator: {
    messages: 'search',
    load: async () => (await import('@/components/workplace/search/locator/locator-panel')).LocatorPanel,
  },
  shortcuts: {
    messages: 'shortcuts',
    load: async () => (await import('@/components/workplace/shortcuts/shortcuts-panel')).ShortcutsPanel,
  },
  knowledge: {
    messages: 'knowledge',
    load: async () => (await import('@/components/workplace/knowledge/knowledge-panel')).KnowledgePanel,
  },
  happenings: {
    messages: 'happenings',
    load: async () => (await import('@/components/workplace/happenings/happenings-panel')).HappeningsPanel,
  },
  buddy: {
    messages: 'buddy',
    load: async () => (await import('@/components/workplace/buddy/buddy-panel')).BuddyPanel,
  },
  'chill-connect': {
    messages: 'helpdesk',
    load: async () => (await import('@/components/helpdesk/drawer/connect-panel')).ConnectPanel,
  },
  tickets: {
    messages: 'helpdesk',
    load: async () => (await import('@/components/helpdesk/drawer/drawer-panel')).DrawerPanel,
  },
  tours: {
    messages: 'tours',
    load: async () => (await import('@/components/workplace/tours/tours-panel')).ToursPanel,
  },
} satisfies Panels;
