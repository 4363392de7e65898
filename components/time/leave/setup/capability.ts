import { defineCapability } from '@/components/platform/capability';

export const leaveSetup = defineCapability({
  folder: 'time/leave/setup',
  messages: ['leave-setup'],
  pages: ['/timemanage/leavesetup', '/timemanage/leavesetup/key/[code]'],
});
