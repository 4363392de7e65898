import { defineCapability } from '@/components/platform/capability';

export const roleAccess = defineCapability({
  folder: 'access/role-access',
  messages: ['role-access'],
  pages: ['/process/roleaccess', '/process/roleaccess/key/[code]'],
  panels: { 'account-roles': 'wide' },
});
