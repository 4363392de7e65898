import { defineCapability } from '@/components/platform/capability';
import { PersonPlusIcon } from '@/components/ui/icons/icons';

export const newJoiners = defineCapability({
  folder: 'workplace/new-joiners',
  messages: ['new-joiners'],
  panels: { 'new-joiners': 'side' },
  pages: ['/ecenter/newjoiners'],
  headerFeatures: [{ menu: 'discover', flag: 'nejo', icon: PersonPlusIcon, opens: { panel: 'new-joiners' } }],
});
