import { defineCapability } from '@/components/platform/capability';

export const agreements = defineCapability({
  folder: 'agreements',
  messages: ['agreements', 'agreements-admin', 'signatures'],
  pages: ['/process/conductsetup', '/process/conductsetup/key/[code]', '/process/conductsetup/write'],
});
