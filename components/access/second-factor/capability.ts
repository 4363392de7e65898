import { defineCapability } from '@/components/platform/capability';

export const secondFactor = defineCapability({
  folder: 'access/second-factor',
  messages: ['second-factor'],
  pages: ['/user/secondfactor'],
  panels: { 'account-factor': 'side' },
});
