import { definePanel } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

const ownMessages = {
  messages: 'notifications',
  loadMessages: (language: Language) => import(`@/messages/${language}/notifications.json`),
} as const;

export const panels = {
  'all-notifications': definePanel({
    ...ownMessages,
    load: async () => (await import('./all-notifications-panel')).AllNotificationsPanel,
  }),
  notifications: definePanel({
    ...ownMessages,
    load: async () => (await import('./notifications-panel')).NotificationsPanel,
  }),
};
