import { defineCapability } from '@/components/platform/capability';

export const team = defineCapability({
  folder: 'workplace/team',
  messages: ['team'],
  pages: ['/ecenter/myteam'],
});
