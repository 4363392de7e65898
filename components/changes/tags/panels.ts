import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  tags: definePanel({
    messages: 'tags',
    loadMessages: (language) => import(`@/messages/${language}/tags.json`),
    load: async () => (await import('./tags-panel')).TagsPanel,
  }),
};
