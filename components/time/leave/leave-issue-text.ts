import { LEAVE_ISSUES } from '@/lib/contract/time/leave/leave-rules';
import type { Translate } from '@/lib/i18n/message-key';

/** What the HR API refuses of leave, in words; null for what it says of nothing that is shown. */
export function leaveIssueText(t: Translate<'leave'>, message: string): string | null {
  const issue = LEAVE_ISSUES.find((known) => known === message);
  return issue ? t(`issues.${issue}`) : null;
}
