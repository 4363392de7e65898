import type { TicketStatus } from '@/components/helpdesk/conversation/reply/reply-rules';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';

export const ticket: Ticket = {
  QueryCode: 'ticket-1',
  TicketID: 41,
  QSubject: 'My badge does not open the lab',
  ProcessName: 'Facilities',
  CategoryName: 'Access and badges',
  PriorityName: 'Medium',
  StatusName: 'In progress',
  StatusCode: 2,
  CreatedDate: '05-Mar-2026 09:02',
  ProcessCode: 2,
  CategoryCode: 22,
  PriorityCode: 2,
  Position: '41',
  Version: '1',
  CreatedAt: '2026-03-05T03:32:00.000Z',
  UpdatedAt: '2026-03-05T03:32:00.000Z',
  IsUnread: false,
  IsMine: true,
  RequesterName: '',
  RequesterId: '',
  RequesterChillCode: '',
  RequesterHasPhoto: false,
  AssigneeName: '',
  AssigneeCode: '',
  AssigneeId: '',
  AssigneeChillCode: '',
  AssigneeHasPhoto: false,
  Path: '',
  Targets: [],
  Rating: 0,
  RatingComment: '',
  CanRate: false,
  CanReopenUntil: '',
};

const status = (StatusCode: number, StatusName: string, DependsCodes: string): TicketStatus => ({
  StatusCode,
  StatusName,
  DependsCodes,
  IsClosed: StatusCode === 10,
  IsPaused: false,
});

/** As who asked has them. */
export const statuses = [
  status(1, 'Open', '5,10'),
  status(2, 'In progress', '5,10'),
  status(5, 'Answered by requester', '1,10'),
  status(10, 'Closed', '1'),
];
