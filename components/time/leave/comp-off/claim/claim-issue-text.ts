import { CLAIM_ISSUES } from '@/lib/contract/time/comp-off/comp-off-rules';
import type { Translate } from '@/lib/i18n/message-key';

/** What the HR API refuses of a claim, in words; null for what it says of nothing that is shown. */
export function claimIssueText(t: Translate<'comp-off.issues'>, message: string): string | null {
  const issue = CLAIM_ISSUES.find((known) => known === message);
  return issue ? t(issue) : null;
}
