import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  tours: definePanel({
    messages: 'tours',
    loadMessages: (language) => import(`@/messages/${language}/tours.json`),
    load: async () => (await import('./tours-panel')).ToursPanel,
  }),
};
