import { defineCapability } from '@/components/platform/capability';

export const userAccounts = defineCapability({
  folder: 'access/user-accounts',
  messages: ['user-accounts'],
  pages: ['/process/useraccounts', '/process/useraccounts/key/[code]'],
  panels: { 'user-account': 'wide' },
});
