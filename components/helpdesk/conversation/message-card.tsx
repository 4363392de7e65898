import { clsx } from 'clsx';
import { PersonChip } from '@/components/people/person-chip';
import { Avatar } from '@/components/ui/avatar';
import { LockIcon } from '@/components/ui/icons/icons';
import type { TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { NO_FILE } from '@/lib/contract/platform/file-rules';
import { photoOf } from '@/lib/files/photo';
import type { ReactNode } from 'react';
import { useMessages } from '@/lib/i18n/use-messages';
import { LongText } from './long-text';
import { MessageFile } from './message-file';
import { MessageTime } from './message-time';

interface MessageCardProps {
  readonly message: TicketMessage;
  /** What the whole conversation has to say at its first message. */
  readonly head?: ReactNode;
  /** The status that this message brought, in words; null where it brought none. */
  readonly change: string | null;
  readonly now: Date;
}

const cardClasses = {
  own: 'border-accent-line bg-accent-tint',
  received: 'border-line bg-surface',
  note: 'border-warning bg-warning-tint border-dashed',
} as const;

/** TMSG-01: what somebody wrote. One's own stands to the right and says so; a note says who alone reads it. */
export function MessageCard({ message, head, change, now }: MessageCardProps) {
  const t = useMessages('helpdesk.conversation');
  const isOwn = message.ReceivedFlag === 'N';
  const isNote = message.Kind === 'note';
  const name = isOwn ? t('you') : message.UpdatedBy;
  return (
    <article aria-label={`${name}, ${message.Legend}`} className={clsx('flex gap-3', isOwn && 'flex-row-reverse')}>
      <span className="hidden pt-1 sm:block">
        <Avatar name={message.UpdatedBy} size="sm" photo={photoOf(message.empid, message.HasPhoto)} />
      </span>
      <div
        className={clsx(
          'max-w-2xl min-w-0 flex-1 rounded-lg border px-4 py-3',
          cardClasses[isNote ? 'note' : isOwn ? 'own' : 'received'],
          isOwn ? 'rounded-tr-sm' : 'rounded-tl-sm',
        )}
      >
        <header className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">
            {isOwn ? (
              name
            ) : (
              <PersonChip
                name={name}
                employeeId={message.empid}
                hasPhoto={message.HasPhoto}
                keyCode={message.ChillCode}
                face="none"
              />
            )}
          </span>
          <span className="text-xs text-muted">{message.Legend}</span>
          <MessageTime at={message.CreatedAt} wire={message.CreatedDate} now={now} className="ml-auto" />
        </header>
        {isNote && (
          <p className="mb-1 flex items-center gap-1.5 text-xs font-medium text-warning">
            <LockIcon className="size-4" />
            {t('note')}
          </p>
        )}
        {head}
        <LongText html={message.QMessage} />
        {message.FileHeaderCode !== NO_FILE && <MessageFile message={message} />}
        {change && <p className="mt-2 border-t border-line pt-2 text-xs text-muted">{change}</p>}
      </div>
    </article>
  );
}
