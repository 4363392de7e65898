import { defineCapability } from '@/components/platform/capability';
import { PencilIcon } from '@/components/ui/icons/icons';

export const tours = defineCapability({
  folder: 'workplace/tours',
  messages: ['tours'],
  panels: { tours: 'large' },
  pages: ['/process/toursetup', '/process/toursetup/key/[code]'],
  headerFeatures: [{ menu: 'discover', flag: 'EditTour', icon: PencilIcon, opens: { panel: 'tours' } }],
  verbs: { edit: { opens: { panel: 'tours' }, flag: 'EditTour' } },
});
