import { defineCapability } from '@/components/platform/capability';

export const approvals = defineCapability({
  folder: 'workplace/approvals',
  messages: ['approvals', 'approval-chains'],
  pages: ['/process/approvalchain', '/process/approvalchain/key/[code]', '/process/approvalchain/write'],
  panels: { approval: 'wide', 'approval-delegations': 'side' },
});
