import { definePanel } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

export const panels = {
  'user-account': definePanel({
    messages: 'user-accounts',
    loadMessages: (language: Language) => import(`@/messages/${language}/user-accounts.json`),
    load: async () => (await import('./detail/account-panel')).AccountPanel,
  }),
};
