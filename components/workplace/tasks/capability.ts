import { defineCapability } from '@/components/platform/capability';
import { TaskIcon } from '@/components/ui/icons/icons';

export const tasks = defineCapability({
  folder: 'workplace/tasks',
  messages: ['tasks'],
  pages: ['/tracker/mytasks'],
  places: [{ order: 20, icon: TaskIcon, opens: { href: '/tracker/mytasks' } }],
});
