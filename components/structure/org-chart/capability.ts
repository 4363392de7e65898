import { defineCapability } from '@/components/platform/capability';

export const orgChart = defineCapability({
  folder: 'structure/org-chart',
  messages: ['org-chart'],
  pages: ['/ecenter/orgchart'],
});
