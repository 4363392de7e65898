import { defineCapability } from '@/components/platform/capability';

export const tables = defineCapability({
  folder: 'platform/tables',
  messages: ['table'],
});
