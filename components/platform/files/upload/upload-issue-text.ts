import type { UploadIssue } from '@/lib/files/upload-rules';
import type { Translate } from '@/lib/i18n/message-key';

/** UPL-17, UPL-19, UPL-23, UPL-24. */
export function uploadIssueText(issue: UploadIssue, t: Translate<'files'>): string {
  if (issue.kind === 'types') return t('types', { list: issue.list });
  if (issue.kind === 'tooLarge') return t('tooLarge', { size: issue.size });
  return t(issue.kind);
}
