import { defineCapability } from '@/components/platform/capability';
import { QuickPanelIcon, SlidersIcon } from '@/components/ui/icons/icons';

export const account = defineCapability({
  folder: 'workplace/account',
  messages: ['account'],
  panels: { profile: 'side', 'quick-actions': 'side', 'quick-panel': 'side', 'quick-user': 'side' },
  pages: ['/home/commonsetting', '/[module]/commonsetting'],
  headerFeatures: [
    { menu: 'preferences', flag: 'IsEmployed', icon: QuickPanelIcon, opens: { panel: 'quick-panel' } },
    {
      menu: 'preferences',
      flag: 'enablegear',
      icon: SlidersIcon,
      opens: { page: 'commonsetting' },
      name: ({ account: words }) => words.settings,
    },
  ],
  verbs: { settings: { opens: { page: '/home/commonsetting' } } },
});
