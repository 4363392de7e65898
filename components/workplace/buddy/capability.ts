import { defineCapability } from '@/components/platform/capability';
import { CompassIcon, TeamIcon } from '@/components/ui/icons/icons';

export const buddy = defineCapability({
  folder: 'workplace/buddy',
  messages: ['buddy'],
  panels: { buddy: 'side' },
  pages: ['/common/buddytask'],
  headerFeatures: [
    { menu: 'discover', flag: 'IsEmployed', icon: CompassIcon, opens: { panel: 'buddy' } },
    {
      menu: 'discover',
      flag: 'EditTour',
      icon: TeamIcon,
      opens: { href: '/common/buddytask' },
      name: ({ buddy: words }) => words.editBuddy,
    },
  ],
});
