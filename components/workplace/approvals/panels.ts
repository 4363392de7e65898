import { definePanel } from '@/components/platform/panel/define-panel';
import type { Language } from '@/lib/contract/platform/languages';

const ownMessages = {
  messages: 'approvals',
  loadMessages: (language: Language) => import(`@/messages/${language}/approvals.json`),
} as const;

export const panels = {
  approval: definePanel({
    ...ownMessages,
    load: async () => (await import('./decision/approval-panel')).ApprovalPanel,
  }),
  'approval-delegations': definePanel({
    ...ownMessages,
    load: async () => (await import('./delegation/delegations-panel')).DelegationsPanel,
  }),
};
