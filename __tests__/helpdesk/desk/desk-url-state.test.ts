import { deskFilter, parseDeskUrlState, deskQuery } from '@/components/helpdesk/desk/desk-url-state';
import { targetNow } from '@/components/helpdesk/target-now';

const status = (StatusCode: number, marks: { IsClosed?: boolean; IsPaused?: boolean } = {}) => ({
  StatusCode,
  StatusName: '',
  DependsCodes: '',
  IsClosed: false,
  IsPaused: false,
  ...marks,
});
const statuses = [status(1), status(3, { IsPaused: true }), status(10, { IsClosed: true })];
const placeOf = (query: string) => parseDeskUrlState(new URLSearchParams(query));

test('an address without a query shows what is open, what is due soonest first', () => {
  expect(placeOf('')).toEqual({
    view: 'open',
    choices: {},
    search: '',
    sort: { column: 'DueAt', direction: 'asc' },
    ticket: null,
  });
});

test.each([
  'view=mine',
  'view=all',
  'view=closed&process=1,3&priority=3&search=lamp&sort=-UpdatedAt&ticket=abc',
  'view=unread&assignee=nobody&overdue=1',
])('an address comes back out of the place that it was read into: %s', (query) => {
  expect(deskQuery(placeOf(query))).toBe(query);
});

test.each([
  ['assignee=nobody', 'unassigned'],
  ['assignee=me', 'mine'],
  ['overdue=1', 'overdue'],
])('a link that asks for just %s finds its view', (query, view) => {
  expect(placeOf(query)).toMatchObject({ view, choices: {} });
});

test('what cannot be read is left out', () => {
  const place = placeOf('view=nowhere&status=1,x,2&assignee=somebody&sort=Name&ticket=a%2Fb');
  expect(place).toMatchObject({ view: 'open', choices: { status: ['1', '2'] }, ticket: null });
  expect(place.sort.column).toBe('DueAt');
});

test('unassigned and one’s own are those that are not closed', () => {
  expect(deskFilter('unassigned', {}, statuses)).toMatchObject({ Assignee: 'nobody', StatusCodes: [1, 3] });
  expect(deskFilter('mine', {}, statuses)).toMatchObject({ Assignee: 'me', StatusCodes: [1, 3] });
  expect(deskFilter('waiting', {}, statuses).StatusCodes).toEqual([3]);
  expect(deskFilter('all', {}, statuses)).toMatchObject({ Assignee: 'anyone', StatusCodes: [] });
});

test('open tickets are those that are not closed, until statuses are chosen', () => {
  expect(deskFilter('open', {}, statuses).StatusCodes).toEqual([1, 3]);
  expect(deskFilter('open', { status: ['10'] }, statuses).StatusCodes).toEqual([10]);
});

test('a filter narrows a view down, and one that excludes the view leaves nothing', () => {
  expect(deskFilter('mine', { status: ['3', '10'] }, statuses).StatusCodes).toEqual([3]);
  expect(deskFilter('closed', { status: ['1'] }, statuses).StatusCodes).toEqual([0]);
});

test('a target that was read earlier is never shown with more time than there is until it is due', () => {
  const target = { Kind: 'response', State: 'running', DueAt: '2026-03-02T10:00:00Z', LeftMinutes: 90 } as const;
  expect(targetNow(target, new Date('2026-03-02T08:00:00Z'))).toEqual({ state: 'running', leftMinutes: 90 });
  expect(targetNow(target, new Date('2026-03-02T09:30:00Z'))).toEqual({ state: 'running', leftMinutes: 30 });
  expect(targetNow(target, new Date('2026-03-02T10:05:00Z'))).toEqual({ state: 'overdue', leftMinutes: -5 });
});
