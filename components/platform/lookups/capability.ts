import { defineCapability } from '@/components/platform/capability';

export const lookups = defineCapability({
  folder: 'platform/lookups',
  messages: ['lookups'],
});
