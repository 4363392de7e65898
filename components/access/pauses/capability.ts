import { defineCapability } from '@/components/platform/capability';

export const pauses = defineCapability({
  folder: 'access/pauses',
  messages: ['pauses'],
  pages: ['/process/signinpauses'],
});
