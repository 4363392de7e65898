import { defineCapability } from '@/components/platform/capability';
import { KeyboardIcon } from '@/components/ui/icons/icons';

export const shortcuts = defineCapability({
  folder: 'workplace/shortcuts',
  messages: ['shortcuts'],
  panels: { shortcuts: 'side' },
  headerFeatures: [{ menu: 'preferences', icon: KeyboardIcon, opens: { panel: 'shortcuts' } }],
  verbs: { list: { opens: { panel: 'shortcuts' } } },
});
