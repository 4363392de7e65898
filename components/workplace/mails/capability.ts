import { defineCapability } from '@/components/platform/capability';

export const mails = defineCapability({
  folder: 'workplace/mails',
  messages: ['mails'],
  pages: ['/user/mails'],
});
