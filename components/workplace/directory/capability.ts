import { defineCapability } from '@/components/platform/capability';

export const directory = defineCapability({
  folder: 'workplace/directory',
  messages: ['directory'],
  pages: ['/ecenter/employeesearch'],
});
