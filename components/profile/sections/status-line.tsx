import { useState } from 'react';
import { partOnDemand } from '@/components/ui/part-on-demand';
import { textButtonClasses } from '@/components/ui/button/text-button-classes';
import { wireTimeText } from '@/lib/dates';
import { useLanguage } from '@/lib/i18n/messages-context';
import { useMessages } from '@/lib/i18n/use-messages';
import type { SectionHeader } from '../read/section-data';
import type { SectionPlace } from '../read/section-place';
import { SectionStatusBadge } from './section-status';

export interface StatusLineProps {
  readonly header: SectionHeader;
  readonly place: SectionPlace;
}

const history = partOnDemand(() => import('../insight/history-dialog'));
const reason = partOnDemand(() => import('../insight/access-reason'));

/** APPR-05, SECT-26: status and last change of a section, its history, and why some of it is closed to who looks at it. */
export function StatusLine({ header, place }: StatusLineProps) {
  const t = useMessages('profile-sections');
  const language = useLanguage();
  const [shown, setShown] = useState<'history' | 'reason' | null>(null);
  const { LastModifiedDate, Hidden, EditFlag, SectionInfo } = header;
  const historyPart = history.usePart(shown === 'history');
  const reasonPart = reason.usePart(shown === 'reason');
  const close = () => setShown(null);
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <SectionStatusBadge {...header} />
      {LastModifiedDate && <span>{t('changedOn', { day: wireTimeText(LastModifiedDate, language) })}</span>}
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void history.load().catch(() => undefined)}
        onClick={() => setShown('history')}
        className={textButtonClasses}
      >
        {t('history')}
      </button>
      {(Hidden > 0 || !EditFlag) && (
        <button type="button" aria-haspopup="dialog" onClick={() => setShown('reason')} className={textButtonClasses}>
          {Hidden > 0 ? t('hiddenFields', { count: Hidden }) : t('whyReadOnly')}
        </button>
      )}
      {shown === 'history' && historyPart && (
        <historyPart.HistoryDialog place={place} name={SectionInfo.SectionName} onClose={close} />
      )}
      {shown === 'reason' && reasonPart && <reasonPart.AccessReason place={place} hidden={Hidden} onClose={close} />}
    </div>
  );
}
