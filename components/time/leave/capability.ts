import { defineCapability } from '@/components/platform/capability';

export const leave = defineCapability({
  folder: 'time/leave',
  messages: ['leave', 'leave-approval', 'my-leave'],
  pages: [
    '/timemanage/myleave',
    '/timemanage/myleave/ask',
    '/timemanage/myleave/key/[code]',
    '/timemanage/myleave/of/[code]',
    '/timemanage/leaveapproval',
    '/timemanage/leaveapproval/key/[code]',
  ],
  dashboardWidgets: [{ name: 'own-leave', module: 'timemanage', place: 'above-menu' }],
  verbs: { 'ask-leave': { opens: { page: '/timemanage/myleave/ask' }, flag: 'IsEmployed' } },
});
