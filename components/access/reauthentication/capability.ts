import { defineCapability } from '@/components/platform/capability';

export const reauthentication = defineCapability({
  folder: 'access/reauthentication',
  messages: ['reauthentication'],
});
