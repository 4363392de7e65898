import { sql, type SQL } from 'drizzle-orm';
import type { TicketSort } from '../../../../lib/contract/helpdesk/shapes';
import { ApiError } from '../../../platform/errors';
import type { ReadTicket } from '../data';
import { tickets } from '../../tables';
import { instantValue } from '../../../platform/db/instant';

export interface TicketOrder {
  readonly sort: TicketSort;
  readonly direction: 'asc' | 'desc';
  readonly view: 'mine' | 'desk';
}

/** What stands in the place of the instant of a ticket that is never due. */
const NO_DUE_DATE = 'never';

/** When something has to happen next: an answer, else a solution. */
function dueAtOf({ answeredAt, closedAt, responseDueAt, resolutionDueAt }: ReadTicket): Date | null {
  if (closedAt) return null;
  if (!responseDueAt || answeredAt) return resolutionDueAt;
  return resolutionDueAt && resolutionDueAt < responseDueAt ? resolutionDueAt : responseDueAt;
}

const updatedAtIn = (view: TicketOrder['view'], ticket: ReadTicket) =>
  view === 'desk' ? ticket.deskUpdatedAt : ticket.updatedAt;

/** By what tickets are sorted before their number; the same number twice where that alone sorts them. */
function columnOf({ sort, view }: TicketOrder): SQL {
  if (sort === 'UpdatedAt') return sql`${view === 'desk' ? tickets.deskUpdatedAt : tickets.updatedAt}`;
  if (sort === 'DueAt') return sql`${tickets.dueSortAt}`;
  if (sort === 'PriorityCode') return sql`${tickets.priorityCode}`;
  return sql`${tickets.number}`;
}

function valueOf({ sort, view }: TicketOrder, ticket: ReadTicket): string {
  if (sort === 'UpdatedAt') return String(updatedAtIn(view, ticket).getTime());
  if (sort === 'DueAt') return String(dueAtOf(ticket)?.getTime() ?? NO_DUE_DATE);
  if (sort === 'PriorityCode') return String(ticket.priorityCode);
  return String(ticket.number);
}

/** The place of a ticket in a list: what it is sorted by, and its number. */
export const formatCursor = (order: TicketOrder) => (ticket: ReadTicket) =>
  order.sort === 'TicketID' ? String(ticket.number) : `${order.sort}.${valueOf(order, ticket)}.${ticket.number}`;

interface Cursor {
  readonly value: SQL;
  readonly number: number;
}

/** Reads a place that `formatCursor` wrote for a list of the same order; refuses any other text. */
function parseCursor({ sort }: TicketOrder, position: string): Cursor {
  const [, sorted = 'TicketID', value = '', digits = ''] =
    /^(?:(UpdatedAt|DueAt|PriorityCode)\.(never|\d{1,13})\.)?(\d{1,9})$/.exec(position) ?? [];
  if (!digits || sorted !== sort) throw new ApiError('bad_request', { message: 'The list has no such position' });
  const number = Number(digits);
  if (sort === 'TicketID') return { value: sql`${number}`, number };
  if (sort === 'PriorityCode') return { value: sql`${Number(value) || 0}::bigint`, number };
  if (value === NO_DUE_DATE) return { value: sql`'infinity'::timestamptz`, number };
  return { value: instantValue(new Date(Number(value))), number };
}

/** Behind a place in a list, as a condition; none at its beginning. */
export function afterCursor(order: TicketOrder, position: string): SQL | undefined {
  if (!position) return undefined;
  const { value, number } = parseCursor(order, position);
  const sign = order.direction === 'asc' ? sql`>` : sql`<`;
  if (order.sort === 'TicketID') return sql`${tickets.number} ${sign} ${number}`;
  return sql`(${columnOf(order)}, ${tickets.number}) ${sign} (${value}, ${number}::int)`;
}

export function orderBy(order: TicketOrder): SQL[] {
  const way = order.direction === 'asc' ? sql`asc` : sql`desc`;
  const byNumber = sql`${tickets.number} ${way}`;
  return order.sort === 'TicketID' ? [byNumber] : [sql`${columnOf(order)} ${way}`, byNumber];
}
