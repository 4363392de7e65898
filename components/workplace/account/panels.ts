import { definePanel } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

const ownMessages = {
  messages: 'account',
  loadMessages: (language: Language) => import(`@/messages/${language}/account.json`),
} as const;

export const panels = {
  profile: definePanel({
    ...ownMessages,
    load: async () => (await import('./profile-panel')).ProfilePanel,
  }),
  'quick-actions': definePanel({
    ...ownMessages,
    load: async () => (await import('./quick-actions-panel')).QuickActionsPanel,
  }),
  'quick-panel': definePanel({
    ...ownMessages,
    load: async () => (await import('./quick-panel')).QuickPanel,
  }),
  'quick-user': definePanel({
    ...ownMessages,
    load: async () => (await import('./quick-user-panel')).QuickUserPanel,
  }),
};
