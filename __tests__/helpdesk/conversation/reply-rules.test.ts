import { nextStatuses, type TicketStatus } from '@/components/helpdesk/conversation/reply/reply-rules';

const status = (StatusCode: number, DependsCodes = ''): TicketStatus => ({
  StatusCode,
  StatusName: `Status ${StatusCode}`,
  DependsCodes,
  IsClosed: false,
  IsPaused: false,
});
const next = (presentCode: number, ...statuses: TicketStatus[]) =>
  nextStatuses(statuses, presentCode).map(({ StatusCode }) => StatusCode);

test('next statuses keep the HR API’s order, the likely one first (REPLY-03, REPLY-04)', () => {
  expect(next(1, status(1, '10,2, 3'), status(2), status(3), status(4), status(10))).toEqual([10, 2, 3]);
});

test('the current status is never offered, and none appears twice (REPLY-05)', () => {
  expect(next(2, status(2, '2,3,3,2'), status(3))).toEqual([3]);
});

test('an unknown status, or a ticket of unknown status, offers nothing', () => {
  expect(next(1, status(1, '7'), status(2))).toEqual([]);
  expect(next(1, status(1, ''), status(2))).toEqual([]);
  expect(next(9, status(1, '2'), status(2))).toEqual([]);
});
