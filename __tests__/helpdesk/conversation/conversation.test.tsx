import { act, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { Conversation } from '@/components/helpdesk/conversation/conversation';
import type { TicketMessage } from '@/lib/contract/helpdesk/shapes';
import { answerCalls } from '../answer-calls';
import { statuses, ticket } from '../sample-ticket';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('@/components/platform/files/file-proof', () => ({
  FileProof: ({ title }: { title: string }) => <p>{title}</p>,
}));

const asked: TicketMessage = {
  Legend: 'Employee',
  UpdatedBy: 'Asha Rao',
  CreatedDate: '05-Mar-2026 09:02',
  QMessage: 'It blinks red.',
  FileHeaderCode: '0',
  FileName: '',
  StatusName: 'Open',
  PriorityName: 'Low',
  ReceivedFlag: 'N',
  empid: 'E1001',
  QueryCode: 'ticket-1',
  MessageCode: 'message-1',
  Kind: 'message',
  CreatedAt: '2026-03-05T03:32:00.000Z',
  FileSize: 0,
  ChillCode: '',
  HasPhoto: false,
};
const answered: TicketMessage = {
  ...asked,
  Legend: 'Help desk',
  UpdatedBy: 'Meera Pillai',
  QMessage: 'Please try again.',
  FileHeaderCode: 'file-1',
  FileName: 'badge.png',
  FileSize: 2048,
  StatusName: 'In progress',
  ReceivedFlag: 'Y',
  MessageCode: 'message-2',
};
const cards = () => screen.getAllByRole('article');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(answers: Record<string, unknown>) {
  const calls = answerCalls({ getTicket: ticket, getTicketVersion: { Version: '1' }, ...answers });
  const onTicket = jest.fn();
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Conversation
        code="ticket-1"
        view="mine"
        layout="flow"
        statuses={statuses}
        now={new Date('2026-03-05T05:32:00Z')}
        onTicket={onTicket}
      />
    </SWRConfig>,
  );
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  await pass(0);
  return { calls, onTicket };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first message shows the status, others their changes (TMSG-01, TMSG-03, TMSG-04)', async () => {
  await open({ listTicketMessages: [asked, answered] });
  const [first, second] = cards();
  expect(first).toHaveAccessibleName('You, Employee');
  expect(first).toHaveTextContent('StatusIn progressPriorityMedium');
  expect(second).toHaveAccessibleName('Meera Pillai, Help desk');
  expect(second).toHaveTextContent('Status: In progress');
});

test('a file is offered where there is one, and opens as the proof (INBOX-06, TMSG-02)', async () => {
  await open({ listTicketMessages: [asked, answered] });
  const [first, second] = cards();
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
  act(() => within(second!).getByRole('button', { name: 'Open badge.png' }).click());
  expect(screen.getByText('Help desk Proof')).toBeInTheDocument();
});

test('a conversation in which nothing is says so (INBOX-20)', async () => {
  await open({ listTicketMessages: [] });
  expect(screen.getByText('No child data found')).toBeInTheDocument();
});

test('a ticket that is not theirs to see says so', async () => {
  const refusal = { code: 'not_found', message: '', requestId: 'r' };
  await open({ getTicket: refusal, listTicketMessages: refusal });
  expect(screen.getByRole('alert')).toHaveTextContent('This does not exist, or you may not see it.');
});

test('a new message appears, is announced and marked as read', async () => {
  let messages = [asked];
  let present = ticket;
  const { calls, onTicket } = await open({
    listTicketMessages: () => messages,
    getTicket: () => present,
    getTicketVersion: () => ({ Version: present.Version }),
    markTicketRead: () => ({ ...present, IsUnread: false }),
  });
  expect(calls.of('markTicketRead')).toEqual([]);
  messages = [asked, answered];
  present = { ...ticket, Version: '2', IsUnread: true };
  await pass(10_000);
  await pass(0);
  expect(cards()).toHaveLength(2);
  expect(screen.getByText('New message from Meera Pillai')).toHaveAttribute('role', 'status');
  expect(calls.of('markTicketRead').map(({ request }) => request)).toEqual([{ QueryCode: 'ticket-1' }]);
  expect(onTicket).toHaveBeenLastCalledWith({ ...present, IsUnread: false });
});

test('a ticket that is closed for good can be answered no more (REOPEN_DAYS)', async () => {
  await open({ getTicket: { ...ticket, StatusCode: 10, StatusName: 'Closed' }, listTicketMessages: [asked] });
  expect(screen.getByText(/^This ticket is closed/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(?:Reply|Open again)$/ })).not.toBeInTheDocument();
});
