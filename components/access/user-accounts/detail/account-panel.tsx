import type { PanelProps } from '@/components/platform/panel/define-panel';
import { AccountDetail } from './account-detail';

/** One account beside the list. */
export function AccountPanel({ subject }: PanelProps) {
  return subject ? <AccountDetail code={subject} /> : null;
}
