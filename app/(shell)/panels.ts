import { definePanel } from '@/components/platform/panel/define-panel';
import type { Panels } from '@/components/platform/panel/load-panel';

/** Every panel of the shell; its code comes when it is wanted. A page fetches this list with the first of them. */
export const panels = {
  'all-notifications': definePanel({
    words: 'notifications',
    load: async () =>
      (await import('@/components/workplace/notifications/all-notifications-panel')).AllNotificationsPanel,
  }),
  'new-joiners': definePanel({
    words: 'new-joiners',
    load: async () => (await import('@/components/workplace/new-joiners/new-joiners-panel')).NewJoinersPanel,
  }),
  notifications: definePanel({
    words: 'notifications',
    load: async () => (await import('@/components/workplace/notifications/notifications-panel')).NotificationsPanel,
  }),
  modules: definePanel({
    words: 'shell',
    load: async () => (await import('@/components/workplace/shell/modules/modules-panel')).ModulesPanel,
  }),
  profile: definePanel({
    words: 'account',
    load: async () => (await import('@/components/workplace/account/profile-panel')).ProfilePanel,
  }),
  'quick-actions': definePanel({
    words: 'account',
    load: async () => (await import('@/components/workplace/account/quick-actions-panel')).QuickActionsPanel,
  }),
  'quick-panel': definePanel({
    words: 'account',
    load: async () => (await import('@/components/workplace/account/quick-panel')).QuickPanel,
  }),
  'quick-user': definePanel({
    words: 'account',
    load: async () => (await import('@/components/workplace/account/quick-user-panel')).QuickUserPanel,
  }),
  search: definePanel({
    words: 'search',
    load: async () => (await import('@/components/workplace/search/search-panel')).SearchPanel,
  }),
  locator: definePanel({
    words: 'search',
    load: async () => (await import('@/components/workplace/search/locator/locator-panel')).LocatorPanel,
  }),
  shortcuts: definePanel({
    words: 'shortcuts',
    load: async () => (await import('@/components/workplace/shortcuts/shortcuts-panel')).ShortcutsPanel,
  }),
  knowledge: definePanel({
    words: 'knowledge',
    load: async () => (await import('@/components/workplace/knowledge/knowledge-panel')).KnowledgePanel,
  }),
  happenings: definePanel({
    words: 'happenings',
    load: async () => (await import('@/components/workplace/happenings/happenings-panel')).HappeningsPanel,
  }),
  buddy: definePanel({
    words: 'buddy',
    load: async () => (await import('@/components/workplace/buddy/buddy-panel')).BuddyPanel,
  }),
  'chill-connect': definePanel({
    words: 'helpdesk',
    load: async () => (await import('@/components/helpdesk/drawer/connect-panel')).ConnectPanel,
  }),
  tickets: definePanel({
    words: 'helpdesk',
    load: async () => (await import('@/components/helpdesk/drawer/drawer-panel')).DrawerPanel,
  }),
  tours: definePanel({
    words: 'tours',
    load: async () => (await import('@/components/workplace/tours/tours-panel')).ToursPanel,
  }),
} satisfies Panels;
