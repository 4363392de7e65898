import type { PanelProps } from '@/components/platform/panel/define-panel';
import { ApprovalDetail } from './approval-detail';

/** The decision view over the list. */
export function ApprovalPanel({ subject, close }: PanelProps) {
  return subject ? <ApprovalDetail code={subject} onDone={close} /> : null;
}
