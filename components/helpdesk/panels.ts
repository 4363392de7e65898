import { definePanel } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

const ownMessages = {
  messages: 'helpdesk',
  loadMessages: (language: Language) => import(`@/messages/${language}/helpdesk.json`),
} as const;

export const panels = {
  'chill-connect': definePanel({
    ...ownMessages,
    load: async () => (await import('./drawer/connect-panel')).ConnectPanel,
  }),
  tickets: definePanel({
    ...ownMessages,
    load: async () => (await import('./drawer/drawer-panel')).DrawerPanel,
  }),
};
