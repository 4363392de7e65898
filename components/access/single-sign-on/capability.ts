import { defineCapability } from '@/components/platform/capability';

export const singleSignOn = defineCapability({
  folder: 'access/single-sign-on',
  messages: ['single-sign-on'],
});
