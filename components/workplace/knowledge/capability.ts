import { defineCapability } from '@/components/platform/capability';

export const knowledge = defineCapability({
  folder: 'workplace/knowledge',
  messages: ['knowledge'],
  panels: { knowledge: 'side' },
  pages: ['/chillconnect/knowledgebase', '/chillconnect/knowledgebase/key/[code]'],
});
