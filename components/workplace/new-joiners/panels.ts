import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  'new-joiners': definePanel({
    messages: 'new-joiners',
    loadMessages: (language) => import(`@/messages/${language}/new-joiners.json`),
    load: async () => (await import('./new-joiners-panel')).NewJoinersPanel,
  }),
};
