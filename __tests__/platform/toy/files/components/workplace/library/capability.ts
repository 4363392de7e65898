import { defineCapability } from '@/components/platform/capability';

export const library = defineCapability({
  folder: 'workplace/library',
  messages: ['library'],
  pages: ['/ecenter/library'],
});
