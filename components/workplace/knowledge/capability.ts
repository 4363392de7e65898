import { defineCapability } from '@/components/platform/capability';
import { BookIcon } from '@/components/ui/icons/reading-icons';

export const knowledge = defineCapability({
  folder: 'workplace/knowledge',
  messages: ['knowledge'],
  panels: { knowledge: 'side' },
  pages: ['/chillconnect/knowledgebase', '/chillconnect/knowledgebase/key/[code]'],
  places: [{ order: 40, icon: BookIcon, opens: { href: '/chillconnect/knowledgebase' } }],
  headerFeatures: [{ menu: 'discover', flag: 'knb', icon: BookIcon, opens: { panel: 'knowledge' } }],
  verbs: { browse: { opens: { panel: 'knowledge' }, flag: 'knb' } },
});
