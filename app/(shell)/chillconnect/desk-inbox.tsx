import { getLocale, getMessages } from 'next-intl/server';
import { Desk } from '@/components/helpdesk/desk/desk';
import { callHr } from '@/lib/bff/upstream/call-hr';

/** The queue of whoever answers tickets, with what it can be narrowed down and changed by. */
export async function DeskInbox() {
  const [{ desk, helpdesk, table, errors }, language, statuses, processes, subProcesses, priorities] =
    await Promise.all([
      getMessages(),
      getLocale(),
      callHr('listTicketStatuses', { View: 'desk' }),
      callHr('listProcesses', {}),
      callHr('listSubProcesses', {}),
      callHr('listPriorities', {}),
    ]);
  return (
    <Desk
      words={{ inbox: desk.inbox, ticket: desk.ticket, replies: desk.replies, helpdesk, table }}
      failures={errors}
      language={language}
      now={new Date().toISOString()}
      choices={{ statuses, processes, subProcesses, priorities }}
    />
  );
}
