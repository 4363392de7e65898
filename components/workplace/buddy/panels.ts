import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  buddy: definePanel({
    messages: 'buddy',
    loadMessages: (language) => import(`@/messages/${language}/buddy.json`),
    load: async () => (await import('./buddy-panel')).BuddyPanel,
  }),
};
