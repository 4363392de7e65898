import { defineCapability } from '@/components/platform/capability';

export const clientUsers = defineCapability({
  folder: 'access/client-users',
  messages: ['client-users'],
});
