import { canRate, canReopen, canSetStatus, sideOf } from '@/hr-api/helpdesk/tickets/policy';
import { eventSentence } from '@/hr-api/helpdesk/conversation/event-sentence';
import { messageHtml } from '@/hr-api/helpdesk/conversation/message-html';
import { cleanHtml } from '@/lib/contract/platform/html';

const NOW = new Date('2026-03-18T06:30:00.000Z');
const daysAgo = (days: number, ms = 0) => new Date(NOW.getTime() - days * 24 * 3_600_000 - ms);
const closed = (closedAt: Date) => ({
  statusCode: 10,
  status: { nextCodes: [2], requesterNextCodes: [1] },
  closedAt,
});
const open = { statusCode: 1, status: { nextCodes: [2, 10], requesterNextCodes: [5, 10, 1] }, closedAt: null };

test('whoever asked stands on their own side, also when they answer others', () => {
  expect(sideOf({ accountId: 'one' }, { requesterId: 'one' })).toBe('requester');
  expect(sideOf({ accountId: 'one' }, { requesterId: 'other' })).toBe('desk');
});

test.each([
  ['requester', 5, true],
  ['requester', 2, false],
  ['requester', 1, false],
  ['desk', 2, true],
  ['desk', 5, false],
  ['desk', 99, false],
] as const)(
  'from an open ticket the %s may go to status %i: %s (REPLY-04, REPLY-05)',
  (side, statusCode, isAllowed) => {
    expect(canSetStatus(side, open, statusCode, NOW)).toBe(isAllowed);
  },
);

test.each([
  ['requester', daysAgo(7), true],
  ['requester', daysAgo(7, 1), false],
  ['requester', daysAgo(0), true],
  ['desk', daysAgo(400), true],
] as const)('the %s takes up a ticket again that was closed %s: %s', (side, closedAt, isAllowed) => {
  expect(canReopen(side, { closedAt }, NOW)).toBe(isAllowed);
  expect(canSetStatus(side, closed(closedAt), side === 'desk' ? 2 : 1, NOW)).toBe(isAllowed);
});

test('only a closed ticket is rated, and only by whoever asked', () => {
  expect(canRate('requester', { closedAt: NOW })).toBe(true);
  expect(canRate('requester', { closedAt: null })).toBe(false);
  expect(canRate('desk', { closedAt: NOW })).toBe(false);
});

test.each([
  ['a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
  ['one\ntwo\r\nthree', 'one<br>two<br>three'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  [
    'see https://a.example/b?c=d&e. Thanks',
    'see <a href="https://a.example/b?c=d&amp;e">https://a.example/b?c=d&amp;e</a>. Thanks',
  ],
  ['(http://a.example/x)', '(<a href="http://a.example/x">http://a.example/x</a>)'],
  ['https://a.example/"onmouseover="x', '<a href="https://a.example/">https://a.example/</a>&quot;onmouseover=&quot;x'],
  ['javascript:alert(1) data:text/html,x', 'javascript:alert(1) data:text/html,x'],
  ['詳細は https://a.example/手順。', '詳細は <a href="https://a.example/手順">https://a.example/手順</a>。'],
])('%s is shown letter by letter, with its lines and links (T69)', (text, html) => {
  expect(messageHtml(text)).toBe(html);
  expect(cleanHtml(html)).toBe(html);
});

test('an event is shown in the reader’s language with names as stored', () => {
  const status = { what: 'status', from: 'Open', to: 'In progress' } as const;
  expect(eventSentence(status, 'en')).toBe('Status changed from Open to In progress');
  expect(eventSentence(status, 'de')).toBe('Status von Offen auf In Bearbeitung geändert');
  expect(eventSentence({ ...status, to: '<b>Ours</b> $&' }, 'ja')).toBe(
    'ステータスが受付済みから&lt;b&gt;Ours&lt;/b&gt; $&amp;に変わりました',
  );
  expect(eventSentence({ what: 'assignee', from: 'A', to: '' }, 'fr')).toBe('N’est plus attribué à personne');
  expect(eventSentence({ what: 'escalation', from: '', to: 'resolution' }, 'en')).toBe(
    'The target for a solution has passed',
  );
});
