import { lazy, Suspense, useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { ReplyIcon } from '@/components/ui/icons/conversation-icons';
import { LockIcon } from '@/components/ui/icons/icons';
import { Segmented } from '@/components/ui/form/segmented';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useKeys } from '@/lib/client/shortcuts/use-keys';
import type { Ticket, TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import type { DeskStatus } from './desk-statuses';

const loadReply = () => import('../../conversation/reply/reply-form');
const ReplyForm = lazy(async () => ({ default: (await loadReply()).ReplyForm }));
const NoteForm = lazy(async () => ({ default: (await import('../../conversation/reply/note-form')).NoteForm }));

interface DeskFootProps {
  readonly ticket: Ticket;
  readonly messages: readonly TicketMessage[] | undefined;
  readonly statuses: readonly DeskStatus[];
  readonly onChanged: (ticket: Ticket) => void;
  readonly onOutdated: () => void;
}

type Mode = 'reply' | 'note';

/** What can be said to a ticket: an answer to who asked, or a note that the desk alone reads. Each keeps what was typed into it. */
export function DeskFoot({ ticket, messages, statuses, onChanged, onOutdated }: DeskFootProps) {
  const t = useMessages('desk');
  const tHelpdesk = useMessages('helpdesk');
  const areaRef = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<Mode | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<Mode>>(new Set());
  const [seen, setSeen] = useState(0);
  const written = (messages ?? []).filter(({ Kind }) => Kind !== 'event');
  const latest = written.at(-1);
  const isNews = mode !== null && written.length > seen && latest?.ReceivedFlag === 'Y';

  function open(next: Mode) {
    if (mode === null) setSeen(written.length);
    setOpened((before) => new Set([...before, next]));
    setMode(next);
  }
  useKeys(areaRef, { r: () => open('reply'), n: () => open('note') });

  function close() {
    setMode(null);
    setOpened(new Set());
    requestAnimationFrame(() => areaRef.current?.querySelector('button')?.focus({ preventScroll: true }));
  }

  const prepare = () => void loadReply().catch(() => undefined);
  return (
    <div ref={areaRef}>
      {mode === null ? (
        <div className="flex flex-row-reverse flex-wrap gap-3">
          <Button
            type="button"
            aria-keyshortcuts="r"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => open('reply')}
          >
            <ReplyIcon className="size-4" />
            {tHelpdesk('conversation.reply')}
          </Button>
          <Button variant="secondary" type="button" aria-keyshortcuts="n" onClick={() => open('note')}>
            <LockIcon className="size-4" />
            {t('ticket.note')}
          </Button>
        </div>
      ) : (
        <div className="mb-3 max-w-sm">
          <Segmented
            label={t('ticket.mode')}
            options={[
              { value: 'reply', text: tHelpdesk('conversation.reply') },
              { value: 'note', text: t('ticket.note') },
            ]}
            chosen={mode}
            onChoose={open}
          />
        </div>
      )}
      {isNews && (
        <div className="mb-3">
          <Alert tone="danger">{t('ticket.wroteMeanwhile', { name: latest.UpdatedBy })}</Alert>
        </div>
      )}
      <Suspense fallback={<Skeleton className="h-40" />}>
        {opened.has('reply') && (
          <div hidden={mode !== 'reply'}>
            <ReplyForm
              ticket={ticket}
              statuses={statuses}
              saved={{ processCode: ticket.ProcessCode }}
              onReplied={onChanged}
              onOutdated={onOutdated}
              onClose={close}
            />
          </div>
        )}
        {opened.has('note') && (
          <div hidden={mode !== 'note'}>
            <NoteForm ticket={ticket} onNoted={onChanged} onClose={close} />
          </div>
        )}
      </Suspense>
    </div>
  );
}
