import type { ChipPerson } from '@/components/people/chip-person';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';

/** Who asked; without a card where the reader may not know them beyond the ticket. */
export const requesterOf = (ticket: Ticket): ChipPerson => ({
  name: ticket.RequesterName,
  employeeId: ticket.RequesterId,
  hasPhoto: ticket.RequesterHasPhoto,
  keyCode: ticket.RequesterChillCode,
});

/** Who has the ticket, likewise. */
export const assigneeOf = (ticket: Ticket): ChipPerson => ({
  name: ticket.AssigneeName,
  employeeId: ticket.AssigneeId,
  hasPhoto: ticket.AssigneeHasPhoto,
  keyCode: ticket.AssigneeChillCode,
});
