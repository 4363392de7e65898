import { definePanel } from '@/components/platform/panel/define-panel';

export const panels = {
  knowledge: definePanel({
    messages: 'knowledge',
    loadMessages: (language) => import(`@/messages/${language}/knowledge.json`),
    load: async () => (await import('./knowledge-panel')).KnowledgePanel,
  }),
};
