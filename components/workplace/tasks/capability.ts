import { defineCapability } from '@/components/platform/capability';

export const tasks = defineCapability({
  folder: 'workplace/tasks',
  messages: ['tasks'],
  pages: ['/tracker/mytasks'],
});
