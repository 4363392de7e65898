import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { prepareRichText } from '@/components/ui/media/rich-text';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { useKeys } from '@/lib/client/shortcuts/use-keys';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { useErrorText } from '@/lib/i18n/use-error-text';
import type { DeskChoices } from './queue/desk-filters';
import { DeskDetails } from './details/desk-details';
import { DeskFoot } from './queue/desk-foot';
import { DeskProperties } from './details/desk-properties';
import { DeskToolbar, type Neighbours } from './queue/desk-toolbar';
import { MessageList } from '../conversation/message-list';
import { NewMessageAnnouncer } from '../conversation/new-message-announcer';
import { targetOfNow, TargetClock } from '../target-clock';
import { useConversation } from '../conversation/use-conversation';
import { useStickToBottom } from '../conversation/use-stick-to-bottom';
import { useTicketChange } from './use-ticket-change';

interface DeskPaneProps {
  readonly code: string;
  /** What the queue knows of it. */
  readonly ticket: Ticket | undefined;
  readonly choices: DeskChoices;
  readonly now: Date;
  readonly neighbours: Neighbours;
  /** Where a ticket opens that is mentioned. */
  readonly hrefOf: (ticket: Ticket) => string;
  readonly onOpen: (code: string) => void;
  readonly onClose: () => void;
  /** Hears of the ticket as it is after every change, by oneself or by others. */
  readonly onTicket: (ticket: Ticket) => void;
}

void prepareRichText();

/** A ticket as who answers it sees it: what it is, who asked, what was written, and what to say. */
export function DeskPane(props: DeskPaneProps) {
  const t = useMessages('helpdesk');
  const errorText = useErrorText();
  const { code, choices, now, neighbours, onOpen, onClose } = props;
  const { ticket, messages, show } = useConversation(code, { ticket: props.ticket }, props.onTicket);
  const bodyRef = useRef<HTMLDivElement>(null);
  const [areDetailsShown, setAreDetailsShown] = useState(false);
  const readAgain = () => void ticket.mutate().then((next) => next && show(next));
  const changes = useTicketChange({ code, onChanged: show, onOutdated: readAgain });
  const count = messages.data?.length ?? 0;
  const target = ticket.data && targetOfNow(ticket.data.Targets);
  useKeys(bodyRef, { a: () => void changes.takeOver() });

  useStickToBottom(bodyRef, count > 0);
  useEffect(() => {
    if (count === 0) return;
    let isWanted = true;
    const toEnd = () => isWanted && bodyRef.current?.scrollTo({ top: bodyRef.current.scrollHeight });
    void prepareRichText().then(() => requestAnimationFrame(() => requestAnimationFrame(toEnd)));
    return () => {
      isWanted = false;
    };
  }, [count]);

  const error: unknown = (!ticket.data && ticket.error) || (!messages.data && messages.error);
  const toolbar = (
    <DeskToolbar
      code={code}
      neighbours={neighbours}
      areDetailsShown={areDetailsShown}
      onDetails={ticket.data ? () => setAreDetailsShown(!areDetailsShown) : null}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
  if (error) {
    return (
      <>
        {toolbar}
        <div className="space-y-4 p-5">
          <Alert tone="danger">{errorText(error)}</Alert>
          <Button
            variant="secondary"
            type="button"
            onClick={() => {
              void ticket.mutate();
              void messages.mutate();
            }}
          >
            {t('form.retry')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <NewMessageAnnouncer messages={messages.data} />
      {toolbar}
      {ticket.data ? (
        <>
          <div className="border-b border-line px-4 pt-3 pb-2 md:px-5">
            <h2 className="text-lg leading-6 font-semibold wrap-anywhere">{ticket.data.QSubject}</h2>
            <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-muted">
              <span>
                #{ticket.data.TicketID} · {ticket.data.RequesterName}
              </span>
              {target && <TargetClock target={target} now={now} />}
            </p>
            <DeskProperties ticket={ticket.data} choices={choices} changes={changes} />
          </div>
          <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] @2xl:grid-cols-[minmax(0,1fr)_14rem] @4xl:grid-cols-[minmax(0,1fr)_18rem]">
            <div className={clsx('min-h-0 flex-col @2xl:flex', areDetailsShown ? 'hidden' : 'flex')}>
              <div
                ref={bodyRef}
                tabIndex={0}
                className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-canvas px-4 py-5 -outline-offset-2 md:px-5"
              >
                <MessagesOrFailure messages={messages.data} now={now} />
              </div>
              <div className="max-h-[75%] shrink-0 overflow-y-auto border-t border-line px-4 py-3.5 md:px-5">
                <DeskFoot
                  ticket={ticket.data}
                  messages={messages.data}
                  statuses={choices.statuses}
                  onChanged={show}
                  onOutdated={readAgain}
                />
              </div>
            </div>
            <div
              className={clsx(
                'min-h-0 overflow-y-auto border-line @2xl:block @2xl:border-l',
                !areDetailsShown && 'hidden',
              )}
            >
              <DeskDetails ticket={ticket.data} now={now} hrefOf={props.hrefOf} onOpen={onOpen} />
            </div>
          </div>
        </>
      ) : (
        <div aria-busy="true" className="px-5 py-4">
          <p role="status" className="mb-2 text-muted">
            {t('conversation.loading')}
          </p>
          <SkeletonRows rows={4} />
        </div>
      )}
    </>
  );
}

interface MessagesOrFailureProps extends Pick<DeskPaneProps, 'now'> {
  readonly messages: Parameters<typeof MessageList>[0]['messages'] | undefined;
}

/** INBOX-20, INBOX-21. */
function MessagesOrFailure({ messages, now }: MessagesOrFailureProps) {
  const t = useMessages('helpdesk.conversation');
  if (!messages) {
    return (
      <div aria-busy="true">
        <p role="status" className="mb-2 text-muted">
          {t('loading')}
        </p>
        <SkeletonRows rows={3} />
      </div>
    );
  }
  if (messages.length === 0) {
    return <EmptyState title={t('empty')} text={t('emptyText')} />;
  }
  return <MessageList messages={messages} head={null} now={now} />;
}
