import { lateNotice, noticesOf, type Happening } from '@/hr-api/helpdesk/notices/notice-rules';

const lead = { accountId: 'lead', isLead: true };
const helper = { accountId: 'helper', isLead: false };
const desk = [lead, helper];

const open = { requesterId: 'asker', assigneeId: null, processCode: 1, statusCode: 1, closedAt: null, rating: null };
const happening = (change: Partial<Happening>): Happening => ({
  before: open,
  after: open,
  side: 'desk',
  words: '',
  ...change,
});
const told = (change: Partial<Happening>, members = desk) =>
  noticesOf(happening(change), members).map(
    ({ kind, roleCode, accountIds, mails }) => `${kind} ${roleCode}: ${accountIds.join()} / ${mails.join()}`,
  );

test.each<[string, Partial<Happening>, string[]]>([
  [
    'a new ticket: the whole desk, by mail those who lead',
    { before: null, side: 'requester', words: 'x' },
    ['ticket-created 19: lead,helper / lead'],
  ],
  [
    'a ticket from another process: its new desk',
    { after: { ...open, processCode: 2 } },
    ['ticket-created 19: lead,helper / lead'],
  ],
  [
    'a reply to nobody yet: the whole desk',
    { side: 'requester', words: 'x' },
    ['ticket-replied 19: lead,helper / lead'],
  ],
  [
    'a reply to who has the ticket: them alone',
    { side: 'requester', words: 'x', after: { ...open, assigneeId: 'helper' } },
    ['ticket-replied 19: helper / helper'],
  ],
  [
    'a reply to somebody who left the desk: all of it',
    { side: 'requester', words: 'x', after: { ...open, assigneeId: 'gone' } },
    ['ticket-replied 19: lead,helper / lead'],
  ],
  ['a rating: nobody', { side: 'requester' }, []],
  ['an answer: who asked', { words: 'x', after: { ...open, statusCode: 3 } }, ['ticket-answered 2: asker / asker']],
  ['another status: who asked', { after: { ...open, statusCode: 2 } }, ['ticket-status 2: asker / asker']],
  [
    'the end, with words or without: who asked, once',
    { words: 'x', after: { ...open, statusCode: 10, closedAt: new Date() } },
    ['ticket-closed 2: asker / asker'],
  ],
  ['another priority, or a note: nobody', {}, []],
  [
    'an assignment: whose it is now',
    { after: { ...open, assigneeId: 'helper' } },
    ['ticket-assigned 19: helper / helper'],
  ],
  ['a ticket that is nobody’s any more: nobody', { before: { ...open, assigneeId: 'helper' } }, []],
])('told of %s', (_, change, expected) => {
  expect(told(change)).toEqual(expected);
});

test('somebody of the desk who asks is not told as the desk is', () => {
  const own = { ...open, requesterId: 'lead' };
  expect(told({ before: null, after: own, side: 'requester', words: 'x' })).toEqual([
    'ticket-created 19: helper / helper',
  ]);
});

test('what is late is told to those who lead, or to all where nobody does', () => {
  expect(lateNotice('response', open, desk)).toMatchObject({ kind: 'ticket-response-late', mails: ['lead'] });
  expect(lateNotice('resolution', open, [helper])).toMatchObject({ kind: 'ticket-resolution-late', mails: ['helper'] });
});
