import type { TicketView } from '@/lib/ticket-view';

/** DRAW-11: the status whose tickets are looked at first. */
const FIRST_STATUS = 1;

interface DrawerState {
  /** Whose tickets the person may look at besides their own: a helpdesk's is `desk`. */
  readonly side: TicketView;
  readonly view: TicketView;
  readonly statusCode: number;
}

const viewOf = (text: string | undefined): TicketView => (text === 'desk' ? 'desk' : 'mine');

/** What a panel of tickets is opened for, as the text that opens it: the person's side, and perhaps a view and a status. */
export const formatDrawerSubject = (side: TicketView, view: TicketView = side, statusCode = FIRST_STATUS) =>
  `${side} ${view} ${statusCode}`;

export function parseDrawerSubject(subject = ''): DrawerState {
  const [side, view, code] = subject.split(' ');
  return { side: viewOf(side), view: viewOf(view ?? side), statusCode: Number(code) || FIRST_STATUS };
}
