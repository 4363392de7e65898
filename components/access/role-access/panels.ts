import { definePanel } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

export const panels = {
  'account-roles': definePanel({
    messages: 'role-access',
    loadMessages: (language: Language) => import(`@/messages/${language}/role-access.json`),
    load: async () => (await import('./grants/account-roles-panel')).AccountRolesPanel,
  }),
};
