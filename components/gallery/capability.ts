import { defineCapability } from '@/components/platform/capability';

export const gallery = defineCapability({
  folder: 'gallery',
  pages: ['/dev/gallery'],
});
