import { defineCapability } from '@/components/platform/capability';

export const schedules = defineCapability({
  folder: 'platform/schedules',
  messages: ['schedules'],
});
