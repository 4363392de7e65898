import { parseInboxUrlState } from '@/components/helpdesk/inbox/inbox-url-state';

const of = (query: string) => parseInboxUrlState(new URLSearchParams(query));

test('the address holds the open ticket, the filters and whether composing', () => {
  expect(of('ticket=Ab_-9&status=10&search=%20badge%20&compose=1')).toEqual({
    ticket: 'Ab_-9',
    status: 10,
    search: 'badge',
    isComposing: true,
  });
  expect(of('')).toEqual({ ticket: null, status: 0, search: '', isComposing: false });
});

test.each(['ticket=..%2Fadmin', 'ticket=%22%5D', `ticket=${'x'.repeat(65)}`, 'status=-1', 'status=1e9', 'status=x'])(
  'what cannot be read is left out: %s',
  (query) => expect(of(query)).toMatchObject({ ticket: null, status: 0 }),
);
