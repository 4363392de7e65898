import { defineCapability } from '@/components/platform/capability';

export const account = defineCapability({
  folder: 'workplace/account',
  messages: ['account'],
  panels: { profile: 'side', 'quick-actions': 'side', 'quick-panel': 'side', 'quick-user': 'side' },
  pages: ['/home/commonsetting', '/[module]/commonsetting'],
});
