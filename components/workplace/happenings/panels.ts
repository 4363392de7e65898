import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  happenings: definePanel({
    messages: 'happenings',
    loadMessages: (language) => import(`@/messages/${language}/happenings.json`),
    load: async () => (await import('./happenings-panel')).HappeningsPanel,
  }),
};
