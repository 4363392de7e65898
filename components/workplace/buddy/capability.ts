import { defineCapability } from '@/components/platform/capability';

export const buddy = defineCapability({
  folder: 'workplace/buddy',
  messages: ['buddy'],
  panels: { buddy: 'side' },
  pages: ['/common/buddytask'],
});
