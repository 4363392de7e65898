import { defineCapability } from '@/components/platform/capability';

export const retention = defineCapability({
  folder: 'workplace/retention',
  messages: ['retention'],
  pages: ['/process/retention'],
});
