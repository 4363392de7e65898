import { Desk } from '@/components/helpdesk/desk/desk';
import { TICKET_REPORT } from '@/components/helpdesk/ticket-report';
import { PageMessages } from '@/lib/i18n/page-messages';
import { callHr, tryCallHr } from '@/lib/bff/upstream/call-hr';
import { SavedLayouts } from '../saved-layouts';

/** The queue of whoever answers tickets, with what it can be narrowed down and changed by. */
export async function DeskInbox() {
  const [statuses, processes, subProcesses, priorities, kept] = await Promise.all([
    callHr('listTicketStatuses', { View: 'desk' }),
    callHr('listProcesses', {}),
    callHr('listSubProcesses', {}),
    callHr('listPriorities', {}),
    tryCallHr('getTableLayout', { Table: 'desk' }),
  ]);
  return (
    <PageMessages of={['desk.inbox', 'desk.ticket', 'desk.replies', 'helpdesk', 'table', 'errors']}>
      <Desk
        now={new Date().toISOString()}
        choices={{ statuses, processes, subProcesses, priorities }}
        layout={kept?.Layout ?? null}
        layouts={<SavedLayouts report={TICKET_REPORT} />}
      />
    </PageMessages>
  );
}
