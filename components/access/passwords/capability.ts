import { defineCapability } from '@/components/platform/capability';

export const passwords = defineCapability({
  folder: 'access/passwords',
  messages: ['passwords'],
  pages: ['/ecenter/esschangepassword'],
});
