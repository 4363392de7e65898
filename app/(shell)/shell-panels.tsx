'use client';

import type { ReactNode } from 'react';
import { definePanel, type Panel } from '@/components/panel/define-panel';
import { PanelFrame, type PanelFrameWords } from '@/components/panel/panel-frame';
import { openPanel } from '@/components/panel/open-panel';
import type { PanelName } from '@/components/panel/panel-names';
import { useShortcut } from '@/lib/client/use-shortcut';
import type { Language } from '@/lib/contract/languages';

/** Every panel of the shell; its code comes when it is wanted. */
const panels = {
  'all-notifications': definePanel({
    place: 'top',
    words: 'notifications',
    load: async () => (await import('@/components/notifications/all-notifications-panel')).AllNotificationsPanel,
  }),
  'new-joiners': definePanel({
    place: 'side',
    words: 'new-joiners',
    load: async () => (await import('@/components/new-joiners/new-joiners-panel')).NewJoinersPanel,
  }),
  notifications: definePanel({
    place: 'side',
    words: 'notifications',
    load: async () => (await import('@/components/notifications/notifications-panel')).NotificationsPanel,
  }),
  modules: definePanel({
    place: 'side',
    words: 'shell',
    load: async () => (await import('@/components/shell/modules-panel')).ModulesPanel,
  }),
  profile: definePanel({
    place: 'side',
    words: 'account',
    load: async () => (await import('@/components/account/profile-panel')).ProfilePanel,
  }),
  'quick-actions': definePanel({
    place: 'side',
    words: 'account',
    load: async () => (await import('@/components/account/quick-actions-panel')).QuickActionsPanel,
  }),
  'quick-panel': definePanel({
    place: 'side',
    words: 'account',
    load: async () => (await import('@/components/account/quick-panel')).QuickPanel,
  }),
  'quick-user': definePanel({
    place: 'side',
    words: 'account',
    load: async () => (await import('@/components/account/quick-user-panel')).QuickUserPanel,
  }),
  search: definePanel({
    place: 'top',
    words: 'search',
    load: async () => (await import('@/components/search/search-panel')).SearchPanel,
  }),
  locator: definePanel({
    place: 'top',
    words: 'search',
    load: async () => (await import('@/components/search/locator-panel')).LocatorPanel,
  }),
  shortcuts: definePanel({
    place: 'side',
    words: 'shortcuts',
    load: async () => (await import('@/components/shortcuts/shortcuts-panel')).ShortcutsPanel,
  }),
  knowledge: definePanel({
    place: 'side',
    words: 'knowledge',
    load: async () => (await import('@/components/knowledge/knowledge-panel')).KnowledgePanel,
  }),
  happenings: definePanel({
    place: 'side',
    words: 'happenings',
    load: async () => (await import('@/components/happenings/happenings-panel')).HappeningsPanel,
  }),
  buddy: definePanel({
    place: 'side',
    words: 'buddy',
    load: async () => (await import('@/components/buddy/buddy-panel')).BuddyPanel,
  }),
  'chill-connect': definePanel({
    place: 'side',
    words: 'helpdesk',
    load: async () => (await import('@/components/helpdesk/connect-panel')).ConnectPanel,
  }),
  tickets: definePanel({
    place: 'full',
    words: 'helpdesk',
    load: async () => (await import('@/components/helpdesk/drawer-panel')).DrawerPanel,
  }),
  tours: definePanel({
    place: 'large',
    words: 'tours',
    load: async () => (await import('@/components/tours/tours-panel')).ToursPanel,
  }),
} satisfies Record<PanelName, Panel>;

interface ShellPanelsProps {
  readonly language: Language;
  readonly words: PanelFrameWords;
  readonly tabs: ReactNode;
}

export function ShellPanels({ language, words, tabs }: ShellPanelsProps) {
  useShortcut('shortcut-list', () => openPanel('shortcuts'));
  return <PanelFrame panels={panels} language={language} words={words} tabs={tabs} />;
}
