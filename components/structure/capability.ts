import { defineCapability } from '@/components/platform/capability';

export const structure = defineCapability({
  folder: 'structure',
  messages: ['structure'],
  pages: [
    '/process/orgstructure',
    '/process/calendars',
    '/process/calendars/key/[code]',
    '/process/locations',
    '/process/levels',
    '/process/companies',
    '/process/businesses',
  ],
});
