import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { LaterChange } from './preview-data';

interface PreviewLaterProps {
  readonly later: readonly LaterChange[];
  /** In place of what is said of any change. */
  readonly title?: string;
}

/** Changes to come that this one meets, in their order. */
export function PreviewLater({ later, title }: PreviewLaterProps) {
  const t = useMessages('changes.preview');
  const tLog = useMessages('changes.log');
  const language = useLanguage();
  if (later.length === 0) return null;
  return (
    <div>
      <h4 className="font-medium">{title ?? t('later')}</h4>
      <ul className="mt-1 space-y-1.5">
        {later.map(({ ChangeCode, Kind, EffectiveFrom, Facts, By }) => (
          <li key={ChangeCode || EffectiveFrom} className="wrap-anywhere">
            <span className="font-medium">{tLog(`kinds.${Kind}`)}</span>{' '}
            {[t('laterOn', { day: wireTimeText(EffectiveFrom, language) }), By && t('laterBy', { name: By.Name })]
              .filter(Boolean)
              .join(', ')}
            {Facts.map(({ Field, Label, Before, After }) => (
              <span key={Field} className="block text-muted">
                {t('factChanged', { label: Label, before: Before || '–', after: After || '–' })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
