import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  'catch-up': definePanel({
    messages: 'home',
    loadMessages: (language) => import(`@/messages/${language}/home.json`),
    load: async () => (await import('./today/catch-up-panel')).CatchUpPanel,
  }),
};
