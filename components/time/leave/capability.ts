import { defineCapability } from '@/components/platform/capability';

export const leave = defineCapability({
  folder: 'time/leave',
  messages: ['leave', 'leave-approval'],
  pages: ['/timemanage/leaveapproval', '/timemanage/leaveapproval/key/[code]'],
});
