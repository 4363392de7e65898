import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  modules: definePanel({
    messages: 'shell',
    loadMessages: (language) => import(`@/messages/${language}/shell.json`),
    load: async () => (await import('./modules/modules-panel')).ModulesPanel,
  }),
};
