import { defineCapability } from '@/components/platform/capability';
import { TeamIcon } from '@/components/ui/icons/icons';

export const directory = defineCapability({
  folder: 'workplace/directory',
  messages: ['directory'],
  pages: ['/ecenter/employeesearch'],
  places: [{ order: 50, icon: TeamIcon, opens: { href: '/ecenter/employeesearch' } }],
});
