import { defineCapability } from '@/components/platform/capability';
import { ChartIcon } from '@/components/ui/icons/icons';

export const reports = defineCapability({
  folder: 'workplace/reports',
  messages: [
    'reports',
    'report-sending',
    'report-subscriptions',
    'report-releases',
    'sent-report',
    'custom-excel',
    'history-report',
  ],
  pages: [
    '/home/commonreport',
    '/[module]/commonreport',
    '/[module]/commonreport/key/[code]',
    '/home/sentreport/key/[code]',
    '/ecenter/historyreport',
    '/ecenter/customexcel',
  ],
  headerFeatures: [
    {
      menu: 'discover',
      flag: 'enablereport',
      icon: ChartIcon,
      opens: { page: 'commonreport' },
      name: ({ reports: words }) => words.title,
    },
  ],
});
