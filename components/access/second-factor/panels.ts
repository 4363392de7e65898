import { definePanel } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

export const panels = {
  'account-factor': definePanel({
    messages: 'second-factor',
    loadMessages: (language: Language) => import(`@/messages/${language}/second-factor.json`),
    load: async () => (await import('./account/account-factor-panel')).AccountFactorPanel,
  }),
};
