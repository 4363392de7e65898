import { defineCapability } from '@/components/platform/capability';

export const drafts = defineCapability({
  folder: 'platform/drafts',
  messages: ['drafts'],
});
