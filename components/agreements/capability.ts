import { defineCapability } from '@/components/platform/capability';

export const agreements = defineCapability({
  folder: 'agreements',
  messages: ['conduct', 'conduct-keeping', 'signatures'],
  pages: ['/process/conductsetup', '/process/conductsetup/key/[code]', '/process/conductsetup/write'],
});
