import { useMessages } from '@/lib/i18n/use-messages';

/** What is wrong with a comment: a rejection needs one. */
export function useCommentCheck(outcome: 'approved' | 'rejected') {
  const t = useMessages('approvals');
  return (comment: string): string | null =>
    outcome === 'rejected' && comment.trim() === '' ? t('commentRequired') : null;
}
