import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button/button';
import { CheckIcon } from '@/components/ui/icons/form-icons';
import { ArrowRightIcon, BellIcon, ChevronDownIcon, MessageIcon } from '@/components/ui/icons/icons';
import { RichText } from '@/components/ui/media/rich-text';
import { wireTimeText } from '@/lib/dates';
import { pageOfNotificationLink } from '@/lib/links/upstream-links';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import type { Notification } from './use-notifications';

interface NotificationItemProps {
  readonly row: Notification;
  /** The role in which it opens, where that is another than the present one. */
  readonly otherRole: string | null;
  readonly onRead: () => void;
  readonly onOpen: () => Promise<void>;
}

/** NOTIF-09 to NOTIF-12: a notification with its action while it waits, or a message that is read by unfolding it. */
export function NotificationItem({ row, otherRole, onRead, onOpen }: NotificationItemProps) {
  const t = useMessages('notifications');
  const language = useLanguage();
  const isMessage = row.NotificationType === 'M';
  const isPending = row.Status === 'P';
  const page = pageOfNotificationLink(row);
  const [isOpening, setIsOpening] = useState(false);
  const facts = [
    row.DueDate && t('due', { date: wireTimeText(row.DueDate, language) }),
    row.Name && t('from', { name: row.Name }),
    row.EmpidName && !row.IsAboutMe && t('about', { name: row.EmpidName }),
  ].filter(Boolean);
  const KindIcon = isMessage ? MessageIcon : BellIcon;

  async function open() {
    setIsOpening(true);
    await onOpen();
    setIsOpening(false);
  }

  return (
    <li className="flex gap-3 py-4">
      <span
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isPending ? 'bg-accent-tint text-accent-text' : 'bg-surface-sunken text-muted',
        )}
      >
        {isPending ? <KindIcon /> : <CheckIcon />}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {row.Legend && <Badge tone={isPending ? 'accent' : 'neutral'}>{row.Legend}</Badge>}
          <span className="text-xs text-muted">{wireTimeText(row.CreatedDate, language)}</span>
          <span className={isPending ? 'sr-only' : 'ml-auto text-xs text-muted'}>{row.NotificationStatus}</span>
        </div>
        {isMessage ? (
          <FoldedMessage row={row} loadingText={t('loading')} onRead={onRead} />
        ) : (
          <>
            <h3 className="mt-1.5 font-semibold">{row.NotificationName}</h3>
            <RichText html={row.Message} loadingText={t('loading')} className="mt-0.5 text-muted" />
          </>
        )}
        {facts.length > 0 && <p className="mt-1.5 text-muted">{facts.join(' · ')}</p>}
        {isPending && !isMessage && (
          <div className="mt-3 flex flex-wrap gap-2">
            {page && (
              <Button variant="secondary" type="button" isBusy={isOpening} onClick={() => void open()}>
                {otherRole ? t('openAs', { role: otherRole }) : t('open')}
                <ArrowRightIcon className="size-4" />
              </Button>
            )}
            <button
              type="button"
              onClick={onRead}
              className="min-h-11 rounded px-3 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink"
            >
              {t(row.StaysUntilDone ? 'markDone' : 'markRead')}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

interface FoldedMessageProps {
  readonly row: Notification;
  readonly loadingText: string;
  readonly onRead: () => void;
}

function FoldedMessage({ row, loadingText, onRead }: FoldedMessageProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const id = useId();
  return (
    <>
      <h3 className="mt-1">
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => {
            if (!isUnfolded) onRead();
            setIsUnfolded(!isUnfolded);
          }}
          className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2 rounded px-2 text-left font-semibold transition-colors duration-150 hover:bg-hover md:min-h-9"
        >
          <span className="min-w-0 flex-1">{row.NotificationName}</span>
          <ChevronDownIcon
            className={clsx('size-4 text-muted transition-transform duration-150', isUnfolded && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!isUnfolded} className="mt-1">
        {isUnfolded && <RichText html={row.Message} loadingText={loadingText} />}
      </div>
    </>
  );
}
