import { defineCapability } from '@/components/platform/capability';

export const imports = defineCapability({
  folder: 'workplace/imports',
  messages: ['imports'],
  pages: [
    '/process/smartupload',
    '/process/smartupload/start',
    '/process/smartupload/folder',
    '/process/smartupload/key/[code]',
  ],
});
