import { defineCapability } from '@/components/platform/capability';

export const dashboards = defineCapability({
  folder: 'dashboards',
  messages: ['hr-dashboard', 'workforce-dashboard'],
  pages: [
    '/ecenter/hrdashboard',
    '/ecenter/hrdashboard/people',
    '/ecenter/hrdashboard/movements',
    '/ecenter/workforcedashboard',
    '/ecenter/workforcedashboard/[list]',
  ],
});
