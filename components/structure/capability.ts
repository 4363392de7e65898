import { defineCapability } from '@/components/platform/capability';

export const structure = defineCapability({
  folder: 'structure',
  messages: ['structure'],
  pages: [
    '/process/orgstructure',
    '/process/locations',
    '/process/levels',
    '/process/companies',
    '/process/businesses',
  ],
});
