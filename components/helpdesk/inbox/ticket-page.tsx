'use client';

import Link from 'next/link';
import { ArrowLeftIcon } from '@/components/ui/icons/icons';
import { useNow } from '@/lib/client/use-now';
import { useRefreshTicketCounts } from '@/lib/client/use-ticket-counts';
import { Conversation, type ConversationProps } from '../conversation/conversation';

interface TicketPageProps extends Pick<ConversationProps, 'view' | 'statuses' | 'isReplying'> {
  readonly ticket: NonNullable<ConversationProps['ticket']>;
  readonly messages: NonNullable<ConversationProps['messages']>;
  /** When the page was written, ISO 8601. */
  readonly now: string;
  /** The list that the ticket belongs to. */
  readonly above: { readonly href: string; readonly name: string };
}

/** A ticket as a page of its own. */
export function TicketPage({ now: writtenAt, above, ticket, ...conversation }: TicketPageProps) {
  const now = useNow(writtenAt);
  const refreshCounts = useRefreshTicketCounts();
  return (
    <>
      <Link
        href={above.href}
        prefetch={false}
        className="mb-1 inline-flex min-h-11 items-center gap-2 self-start rounded-sm text-muted hover:text-ink md:min-h-8 print:hidden"
      >
        <ArrowLeftIcon className="size-4" />
        {above.name}
      </Link>
      <Conversation
        {...conversation}
        code={ticket.QueryCode}
        ticket={ticket}
        layout="page"
        now={now}
        onTicket={refreshCounts}
      />
    </>
  );
}
