import { definePanel } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

const ownMessages = {
  messages: 'changes',
  loadMessages: (language: Language) => import(`@/messages/${language}/changes.json`),
} as const;

export const panels = {
  'job-status': definePanel({
    ...ownMessages,
    load: async () => (await import('./job-status/job-status-panel')).JobStatusPanel,
  }),
  'reporting-lines': definePanel({
    ...ownMessages,
    load: async () => (await import('./reporting-lines/reporting-lines-panel')).ReportingLinesPanel,
  }),
};
