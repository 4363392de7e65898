'use client';

import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { PlusIcon } from '@/components/ui/icons/conversation-icons';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { CloseButton } from '@/components/ui/button/close-button';
import { SkeletonRows } from '@/components/ui/feedback/skeleton';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { useMedia } from '@/components/ui/use-media';
import { useKeys } from '@/lib/client/shortcuts/use-keys';
import { useNow } from '@/lib/client/use-now';
import type { Ticket, TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { useMessages } from '@/lib/i18n/use-messages';
import { InboxList } from './inbox-list';
import type { TicketStatus } from '../conversation/reply/reply-rules';
import { focusRow } from './ticket-list';
import { useInboxAddress } from './use-inbox-address';
import { useTicketList, type TicketListState } from './use-ticket-list';

const loadConversation = () => import('../conversation/conversation');
const Conversation = lazy(async () => ({ default: (await loadConversation()).Conversation }));
const ComposeDialog = lazy(async () => ({ default: (await import('../ticket-form/compose-dialog')).ComposeDialog }));
const prepareConversation = () => void loadConversation().catch(() => undefined);

interface InboxProps {
  /** When the page was written, ISO 8601. */
  readonly now: string;
  readonly statuses: readonly TicketStatus[];
  readonly known: TicketListState;
  /** The ticket in the address, as the page read it; null where there is none or it could not be had. */
  readonly opened: { readonly ticket: Ticket; readonly messages: readonly TicketMessage[] } | null;
  /** The saved layouts that one's tickets can be looked at in. */
  readonly layouts: ReactNode;
}

/** INBOX-01 to INBOX-05: one's own tickets, and beside them, or below its row on a phone, the conversation about one. */
export function Inbox({ now: writtenAt, statuses, known, opened, layouts }: InboxProps) {
  const t = useMessages('helpdesk.inbox');
  const { place, open, close } = useInboxAddress();
  const isHydrated = useIsHydrated();
  const now = useNow(writtenAt);
  const isNarrow = useMedia('(width < 768px)') === true;
  const areaRef = useRef<HTMLDivElement>(null);
  const paneRef = useRef<HTMLElement>(null);
  const list = useTicketList(place, known);
  const [isComposeWanted, setIsComposeWanted] = useState(place.isComposing);
  const code = place.ticket;

  const latest = useRef({ code, open, close, isNarrow });
  useEffect(() => {
    latest.current = { code, open, close, isNarrow };
  });
  const pick = useCallback((picked: string, isByKey: boolean) => {
    const { code: present, open: show, close: hide, isNarrow: isUnfolding } = latest.current;
    if (isUnfolding && picked === present) return hide({ ticket: null });
    if (picked !== present) show({ ticket: picked }, isUnfolding && present !== null);
    if (isByKey) paneRef.current?.focus();
  }, []);

  useEffect(() => {
    if (isNarrow && code) rowOf(areaRef.current, code)?.closest('li')?.scrollIntoView({ block: 'start' });
  }, [isNarrow, code]);

  function closeTicket() {
    close({ ticket: null });
    if (code) rowOf(areaRef.current, code)?.focus({ preventScroll: true });
  }

  function compose() {
    setIsComposeWanted(true);
    open({ compose: '1' });
  }

  function showCreated(ticket: Ticket) {
    showSnackbar('success', t('created'));
    open({ compose: null, ticket: ticket.QueryCode }, true);
    list.readAgain();
  }

  function step(by: number) {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.row : undefined;
    if (areaRef.current) focusRow(areaRef.current, focused ?? code, by);
  }

  useKeys(areaRef, {
    j: () => step(1),
    k: () => step(-1),
    c: compose,
    Escape: code ? closeTicket : undefined,
  });

  const conversation = (layout: ComponentProps<typeof Conversation>['layout']) =>
    code && (
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <Conversation
          key={code}
          code={code}
          view="mine"
          layout={layout}
          statuses={statuses}
          now={now}
          ticket={opened?.ticket.QueryCode === code ? opened.ticket : undefined}
          messages={opened?.ticket.QueryCode === code ? opened.messages : undefined}
          onTicket={list.replace}
          actions={<CloseButton label={t('closeTicket')} onClose={closeTicket} />}
        />
      </Suspense>
    );
  const isListed = list.tickets.some(({ QueryCode }) => QueryCode === code);

  return (
    <div ref={areaRef} className="flex flex-1 flex-col">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 md:mb-5">
        <h1 data-tour="page-title" className="text-2xl leading-8 font-semibold">
          {t('title')}
        </h1>
        <div className="flex items-center gap-2">
          {layouts}
          <Button type="button" aria-keyshortcuts="c" disabled={!isHydrated} onClick={compose}>
            <PlusIcon className="size-4" />
            {t('compose')}
          </Button>
        </div>
      </div>
      {isNarrow && !isListed && conversation('page')}
      <div className="-mx-4 flex-1 overflow-clip border-y border-line bg-surface md:mx-0 md:grid md:h-[calc(100dvh-12rem)] md:min-h-120 md:flex-none md:grid-cols-[17rem_minmax(0,1fr)] md:rounded-lg md:border-x lg:grid-cols-[21rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]">
        <section aria-label={t('tickets')} className="flex min-h-0 flex-col md:border-r md:border-line">
          <InboxList
            list={list}
            filter={place}
            onFilter={({ status, search }) => open({ status: status ? String(status) : null, search }, true)}
            statuses={statuses}
            open={code}
            unfolded={isNarrow ? <div className="border-t border-line px-4">{conversation('flow')}</div> : null}
            now={now}
            onPick={pick}
            onPrepare={prepareConversation}
            onCompose={compose}
          />
        </section>
        {!isNarrow && (
          <section
            ref={paneRef}
            tabIndex={-1}
            aria-label={t('conversation')}
            className="hidden min-h-0 min-w-0 -outline-offset-2 md:block"
          >
            {conversation('pane') ?? (
              <div className="grid h-full place-items-center">
                <EmptyState title={t('chooseTicket')} text={t('chooseTicketText')} />
              </div>
            )}
          </section>
        )}
      </div>
      {isComposeWanted && (
        <Suspense fallback={null}>
          <ComposeDialog
            isOpen={place.isComposing}
            // One that is closed from here tells of its end as well.
            onClose={() => place.isComposing && close({ compose: null })}
            onCreated={showCreated}
          />
        </Suspense>
      )}
    </div>
  );
}

const rowOf = (area: Element | null, code: string) => area?.querySelector<HTMLElement>(`[data-row="${code}"]`);
