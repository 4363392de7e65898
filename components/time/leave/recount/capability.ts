import { defineCapability } from '@/components/platform/capability';

export const leaveRecount = defineCapability({
  folder: 'time/leave/recount',
  messages: ['leave-recount'],
  pages: ['/timemanage/leavesetup/recount'],
});
