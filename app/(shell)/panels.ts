import { definePanel } from '@/components/panel/define-panel';
import type { Panels } from '@/components/panel/load-panel';

/** Every panel of the shell; its code comes when it is wanted. A page fetches this list with the first of them. */
export const panels = {
  'all-notifications': definePanel({
    words: 'notifications',
    load: async () => (await import('@/components/notifications/all-notifications-panel')).AllNotificationsPanel,
  }),
  'new-joiners': definePanel({
    words: 'new-joiners',
    load: async () => (await import('@/components/new-joiners/new-joiners-panel')).NewJoinersPanel,
  }),
  notifications: definePanel({
    words: 'notifications',
    load: async () => (await import('@/components/notifications/notifications-panel')).NotificationsPanel,
  }),
  modules: definePanel({
    words: 'shell',
    load: async () => (await import('@/components/shell/modules-panel')).ModulesPanel,
  }),
  profile: definePanel({
    words: 'account',
    load: async () => (await import('@/components/account/profile-panel')).ProfilePanel,
  }),
  'quick-actions': definePanel({
    words: 'account',
    load: async () => (await import('@/components/account/quick-actions-panel')).QuickActionsPanel,
  }),
  'quick-panel': definePanel({
    words: 'account',
    load: async () => (await import('@/components/account/quick-panel')).QuickPanel,
  }),
  'quick-user': definePanel({
    words: 'account',
    load: async () => (await import('@/components/account/quick-user-panel')).QuickUserPanel,
  }),
  search: definePanel({
    words: 'search',
    load: async () => (await import('@/components/search/search-panel')).SearchPanel,
  }),
  locator: definePanel({
    words: 'search',
    load: async () => (await import('@/components/search/locator-panel')).LocatorPanel,
  }),
  shortcuts: definePanel({
    words: 'shortcuts',
    load: async () => (await import('@/components/shortcuts/shortcuts-panel')).ShortcutsPanel,
  }),
  knowledge: definePanel({
    words: 'knowledge',
    load: async () => (await import('@/components/knowledge/knowledge-panel')).KnowledgePanel,
  }),
  happenings: definePanel({
    words: 'happenings',
    load: async () => (await import('@/components/happenings/happenings-panel')).HappeningsPanel,
  }),
  buddy: definePanel({
    words: 'buddy',
    load: async () => (await import('@/components/buddy/buddy-panel')).BuddyPanel,
  }),
  'chill-connect': definePanel({
    words: 'helpdesk',
    load: async () => (await import('@/components/helpdesk/connect-panel')).ConnectPanel,
  }),
  tickets: definePanel({
    words: 'helpdesk',
    load: async () => (await import('@/components/helpdesk/drawer-panel')).DrawerPanel,
  }),
  tours: definePanel({
    words: 'tours',
    load: async () => (await import('@/components/tours/tours-panel')).ToursPanel,
  }),
} satisfies Panels;
