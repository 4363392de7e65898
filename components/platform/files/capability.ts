import { defineCapability } from '@/components/platform/capability';

export const files = defineCapability({
  folder: 'platform/files',
  messages: ['files'],
});
