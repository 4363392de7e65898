import { Badge } from '@/components/ui/badge';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import type { SetupSection } from '../setup-context';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';

interface VersionRowProps {
  readonly version: SetupSection['Versions'][number];
  readonly onShow: () => void;
}

const TONES = { in_force: 'success', planned: 'accent', past: 'neutral' } as const;

/** A version: from when on it holds, and who published it. */
export function VersionRow({ version, onShow }: VersionRowProps) {
  const t = useMessages('profile-setup');
  const language = useLanguage();
  const { Number: number, ValidFrom, PublishedDate, PublishedBy, State } = version;
  return (
    <li className="p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t('version', { number })}</span>
        <Badge tone={TONES[State]}>{t(`states.${State}`)}</Badge>
      </p>
      <p className="mt-1 text-muted">
        {PublishedDate ? t('fromDay', { date: wireTimeText(ValidFrom, language) }) : t('fromBeginning')}
        {PublishedBy && ` · ${PublishedBy}`}
      </p>
      {PublishedDate && (
        <p className="text-xs text-muted">{t('publishedOn', { date: wireTimeText(PublishedDate, language) })}</p>
      )}
      <button type="button" onClick={onShow} className={`mt-1 min-h-8 ${textButtonClasses}`}>
        {t('tabs.preview')}
      </button>
    </li>
  );
}
