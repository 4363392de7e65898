import { defineCapability } from '@/components/platform/capability';

export const form = defineCapability({
  folder: 'form',
  messages: ['form'],
});
