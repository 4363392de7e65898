import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ReplyIcon } from '@/components/ui/icons/conversation-icons';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useKeys } from '@/lib/client/shortcuts/use-keys';
import { dateTimeText } from '@/lib/dates';
import type { TicketView } from '@/lib/ticket-view';
import { useMessages } from '@/lib/i18n/use-messages';
import { useLanguage } from '@/lib/i18n/messages-context';
import { nextStatuses } from './reply-rules';
import type { ReplyOptions } from './use-reply';

const loadReplyForm = () => import('./reply-form');
const ReplyForm = lazy(async () => ({ default: (await loadReplyForm()).ReplyForm }));
const RatingForm = lazy(async () => ({ default: (await import('./rating-form')).RatingForm }));

interface ConversationFootProps extends Omit<ReplyOptions, 'onClose'> {
  readonly view: TicketView;
  readonly startsReplying?: boolean;
}

/** What can be said to a ticket: an answer, a rating once it is closed, or that it has to be taken up again. */
export function ConversationFoot({ view, startsReplying = false, ...reply }: ConversationFootProps) {
  const t = useMessages('helpdesk');
  const language = useLanguage();
  const { ticket, statuses, onReplied } = reply;
  const areaRef = useRef<HTMLDivElement>(null);
  const wasReplying = useRef(false);
  const [isWriting, setIsReplying] = useState(startsReplying);
  const isClosed = statuses.some(({ StatusCode, IsClosed }) => IsClosed && StatusCode === ticket.StatusCode);
  const until = isClosed && view === 'mine' ? ticket.CanReopenUntil : null;
  const canReply = until !== '' && nextStatuses(statuses, ticket.StatusCode).length > 0;
  const isReplying = isWriting && canReply;
  useKeys(areaRef, { r: canReply && !isReplying ? () => setIsReplying(true) : undefined });

  useEffect(() => {
    if (wasReplying.current && !isReplying) areaRef.current?.querySelector('button')?.focus({ preventScroll: true });
    wasReplying.current = isReplying;
  }, [isReplying]);

  const close = useCallback(() => setIsReplying(false), []);
  const prepare = () => void loadReplyForm().catch(() => undefined);
  const action = isClosed ? t('conversation.openAgain') : t('conversation.reply');
  return (
    <div ref={areaRef} className="space-y-4">
      {isReplying ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ReplyForm {...reply} lead={isClosed ? t('reply.openAgainLead') : undefined} onClose={close} />
        </Suspense>
      ) : (
        canReply && (
          <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
            {until && (
              <span className="text-muted">
                {t('conversation.openAgainUntil', { date: dateTimeText(new Date(until), language) })}
              </span>
            )}
            <Button
              variant={isClosed ? 'secondary' : 'primary'}
              type="button"
              aria-keyshortcuts="r"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => setIsReplying(true)}
            >
              <ReplyIcon className="size-4" />
              {action}
            </Button>
          </div>
        )
      )}
      {until === '' && !isReplying && <p className="text-muted">{t('conversation.closedForGood')}</p>}
      {ticket.CanRate && (
        <Suspense fallback={<Skeleton className="h-11 w-60" />}>
          <RatingForm key={ticket.QueryCode} ticket={ticket} onRated={onReplied} />
        </Suspense>
      )}
    </div>
  );
}
