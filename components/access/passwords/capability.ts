import { defineCapability } from '@/components/platform/capability';

export const passwords = defineCapability({
  folder: 'access/passwords',
  messages: ['passwords'],
  pages: ['/ecenter/esschangepassword'],
  verbs: { change: { opens: { page: '/ecenter/esschangepassword' }, flag: 'changePass' } },
});
