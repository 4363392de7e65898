import { defineCapability } from '@/components/platform/capability';

export const tours = defineCapability({
  folder: 'workplace/tours',
  messages: ['tours'],
  panels: { tours: 'large' },
  pages: ['/process/toursetup'],
});
