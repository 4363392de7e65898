import { defineCapability } from '@/components/platform/capability';
import { ChartIcon } from '@/components/ui/icons/icons';

export const reports = defineCapability({
  folder: 'workplace/reports',
  messages: ['reports', 'report-sending', 'report-subscriptions', 'report-releases', 'sent-report'],
  pages: [
    '/home/commonreport',
    '/[module]/commonreport',
    '/[module]/commonreport/key/[code]',
    '/home/sentreport/key/[code]',
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
