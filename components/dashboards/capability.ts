import { defineCapability } from '@/components/platform/capability';

export const dashboards = defineCapability({
  folder: 'dashboards',
  messages: ['hr-dashboard', 'sensitive-figures'],
  pages: [
    '/ecenter/hrdashboard',
    '/ecenter/hrdashboard/people',
    '/ecenter/hrdashboard/movements',
    '/ecenter/hrdashboard/sensitive',
    '/process/sensitivefigures',
  ],
});
