import { defineCapability } from '@/components/platform/capability';
import { PartyIcon } from '@/components/ui/icons/reading-icons';

export const happenings = defineCapability({
  folder: 'workplace/happenings',
  messages: ['happenings'],
  panels: { happenings: 'side' },
  places: [
    {
      order: 30,
      flag: 'hape',
      icon: PartyIcon,
      opens: { panel: 'happenings' },
      name: ({ happenings: words }) => words.wishes,
    },
  ],
  headerFeatures: [{ menu: 'discover', flag: 'hape', icon: PartyIcon, opens: { panel: 'happenings' } }],
  verbs: {
    wish: { opens: 'choices', flag: 'hape' },
    happenings: { opens: { panel: 'happenings' }, flag: 'hape' },
  },
});
