import { defineCapability } from '@/components/platform/capability';

export const shell = defineCapability({
  folder: 'workplace/shell',
  messages: ['shell'],
  panels: { modules: 'side' },
  pages: ['/[module]', '/[module]/dashboard', '/[module]/[...link]'],
});
