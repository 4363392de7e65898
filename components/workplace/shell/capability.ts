import { defineCapability } from '@/components/platform/capability';
import { HomeIcon } from '@/components/ui/icons/icons';

export const shell = defineCapability({
  folder: 'workplace/shell',
  messages: ['shell', 'read-aloud'],
  panels: { modules: 'side' },
  pages: ['/[module]', '/[module]/dashboard', '/[module]/[...link]'],
  places: [{ order: 0, icon: HomeIcon, opens: { href: '/home/dashboard' }, name: ({ shell: words }) => words.today }],
});
