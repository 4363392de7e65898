import { defineCapability } from '@/components/platform/capability';

export const roles = defineCapability({
  folder: 'access/roles',
  messages: ['roles'],
  verbs: { switch: { opens: 'choices' } },
});
