import { defineCapability } from '@/components/platform/capability';

export const dashboards = defineCapability({
  folder: 'dashboards',
  messages: [
    'hr-dashboard',
    'dashboard-arrange',
    'figure-change',
    'figure-citation',
    'figure-comparison',
    'figure-scope',
    'span-of-control',
    'people-dimensions',
    'sensitive-figures',
    'workforce-dashboard',
  ],
  dashboardWidgets: [{ name: 'figures', module: 'ecenter', place: 'above-menu', link: 'hrdashboard' }],
  pages: [
    '/ecenter/hrdashboard',
    '/ecenter/hrdashboard/people',
    '/ecenter/hrdashboard/movements',
    '/ecenter/hrdashboard/arrange',
    '/ecenter/hrdashboard/gaps',
    '/ecenter/hrdashboard/inactive',
    '/ecenter/hrdashboard/sensitive',
    '/process/sensitivefigures',
    '/ecenter/workforcedashboard',
    '/ecenter/workforcedashboard/[list]',
  ],
});
