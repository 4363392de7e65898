import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxList } from '@/components/helpdesk/inbox/inbox-list';
import type { useTicketList } from '@/components/helpdesk/inbox/use-ticket-list';
import { statuses, ticket } from '../sample-ticket';
import { renderWithMessages } from '../../render-with-messages';

type List = ReturnType<typeof useTicketList>;

const other = { ...ticket, QueryCode: 'ticket-2', QSubject: 'A second screen', IsUnread: true };

function show(tickets: (typeof ticket)[] | undefined, filter = { status: 0, search: '' }, error?: Error) {
  const heard = { onFilter: jest.fn(), onPick: jest.fn(), onCompose: jest.fn(), mutate: jest.fn() };
  const list = {
    first: { data: tickets, error, isValidating: false, mutate: heard.mutate },
    tickets: tickets ?? [],
    counts: { Total: 1, IsEstimated: false, Unread: 0, Version: '1', Statuses: [{ StatusCode: 2, Count: 1 }] },
    hasMore: false,
    failure: null,
  } as unknown as List;
  renderWithMessages(
    <InboxList
      {...heard}
      list={list}
      filter={filter}
      statuses={statuses}
      open={null}
      unfolded={null}
      now={new Date('2026-03-05T05:32:00Z')}
      onPrepare={() => undefined}
    />,
  );
  return heard;
}

test('an inbox without tickets says so and offers to write one (INBOX-18)', async () => {
  const { onCompose } = show([]);
  expect(screen.getByText('No tickets available at the moment')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compose New Ticket' }));
  expect(onCompose).toHaveBeenCalledTimes(1);
});

test.each([
  ['status', { status: 10, search: '' }],
  ['search', { status: 0, search: 'badge' }],
])('a %s that nothing matches says so and leads back to all (INBOX-19)', async (_, filter) => {
  const { onFilter } = show([], filter);
  expect(screen.getByText('No tickets found.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all tickets' }));
  expect(onFilter).toHaveBeenCalledWith({ status: 0, search: '' });
});

test('a loading list says so; a failed one says why and can be retried (INBOX-21)', async () => {
  show(undefined);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  const { mutate } = show(undefined, undefined, new Error());
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(mutate).toHaveBeenCalledTimes(1);
});

test('a ticket row shows all its facts and marks an unread one (INBOX-08 to INBOX-15)', async () => {
  const { onPick, onFilter } = show([ticket, other]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'My badge does not open the lab2 hours ago#41 · Facilities · Access and badgesIn progressMedium',
  );
  expect(within(second!).getByText('Unread:')).toBeInTheDocument();
  await userEvent.click(within(second!).getByRole('link'));
  expect(onPick).toHaveBeenCalledWith('ticket-2', false);
  await userEvent.keyboard('{ArrowUp}');
  expect(within(first!).getByRole('link')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'In progress 1' }));
  expect(onFilter).toHaveBeenCalledWith({ status: 2, search: '' });
});
