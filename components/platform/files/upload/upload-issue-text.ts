import type { UploadIssue } from '@/lib/files/upload-rules';
import type { Translate } from '@/lib/i18n/message-key';

/** UPL-17, UPL-19, UPL-23, UPL-24; who sends an iPhone's own format learns what to do instead. */
export function uploadIssueText(issue: UploadIssue, t: Translate<'files'>): string {
  if (issue.kind === 'tooLarge') return t('tooLarge', { size: issue.size, unit: issue.unit });
  if (issue.kind === 'empty') return t('empty');
  const text = issue.kind === 'types' ? t('types', { list: issue.list }) : t('defaultTypes');
  return issue.isHeic ? `${text}. ${t('heic')}` : text;
}
