import { defineCapability } from '@/components/platform/capability';

export const signIn = defineCapability({
  folder: 'access/sign-in',
  messages: ['sign-in'],
  verbs: { leave: { opens: { page: '/logout' } } },
});
