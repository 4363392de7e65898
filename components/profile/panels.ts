import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  spotlight: definePanel({
    messages: 'profile-card',
    loadMessages: (language) => import(`@/messages/${language}/profile-card.json`),
    load: async () => (await import('./card/spotlight-panel')).SpotlightPanel,
  }),
};
