import type { DeskNumbers } from '@/components/workplace/home/desk-counts';
import { tryCallHr } from '@/lib/bff/upstream/call-hr';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { ticketViewOf, type TicketView } from '@/lib/ticket-view';
import { readPermissions } from '../../read-permissions';

async function openStatuses(view: TicketView): Promise<number[] | null> {
  const statuses = await tryCallHr('listTicketStatuses', { View: view });
  return statuses?.filter(({ IsClosed }) => !IsClosed).map(({ StatusCode }) => StatusCode) ?? null;
}

/** The person's own tickets that are not closed, the newest first; null where the HR API does not say. */
export async function readOpenRequests(): Promise<Ticket[] | null> {
  const StatusCodes = await openStatuses('mine');
  return StatusCodes && tryCallHr('listTickets', { View: 'mine', StatusCodes });
}

/**
 * What waits at the desk of the processes that a helpdesk person answers for: undefined in every other role, null where the HR
 * API does not say.
 */
export async function readDeskNumbers(): Promise<DeskNumbers | null | undefined> {
  if (ticketViewOf(await readPermissions()) !== 'desk') return undefined;
  const StatusCodes = await openStatuses('desk');
  if (!StatusCodes) return null;
  const [unassigned, dueToday, late] = await Promise.all([
    tryCallHr('countTickets', { View: 'desk', StatusCodes, Assignee: 'nobody' }),
    tryCallHr('countTickets', { View: 'desk', StatusCodes, IsDueToday: true }),
    tryCallHr('countTickets', { View: 'desk', StatusCodes, IsOverdue: true }),
  ]);
  return unassigned && dueToday && late && { unassigned: unassigned.Total, dueToday: dueToday.Total, late: late.Total };
}
