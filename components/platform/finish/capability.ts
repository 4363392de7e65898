import { defineCapability } from '@/components/platform/capability';

export const finish = defineCapability({
  folder: 'platform/finish',
  messages: ['finish'],
});
