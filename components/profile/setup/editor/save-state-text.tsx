import { clsx } from 'clsx';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useMessages } from '@/lib/i18n/use-messages';
import type { useSectionDraft } from '../draft/use-section-draft';

/** Whether all that was changed is kept, since when and by whom. */
export function SaveStateText({ draft }: { readonly draft: ReturnType<typeof useSectionDraft> }) {
  const t = useMessages('profile-setup');
  const errorText = useErrorText();
  const language = useLanguage();
  const { state, saved, failure, flush } = draft;
  const savedText = !saved.IsDraft
    ? ''
    : saved.SavedBy
      ? t('savedBy', { name: saved.SavedBy, date: wireTimeText(saved.SavedDate, language) })
      : t('savedOn', { date: wireTimeText(saved.SavedDate, language) });
  return (
    <p className={clsx('min-w-0', state === 'failed' ? 'text-danger' : 'text-muted')}>
      <span role="status">
        {state === 'failed' ? `${t('saveFailed')} ${errorText(failure)}` : state === 'saved' ? savedText : t('saving')}
      </span>{' '}
      {state === 'failed' && (
        <button type="button" onClick={() => void flush()} className={textButtonClasses}>
          {t('retry')}
        </button>
      )}
    </p>
  );
}
