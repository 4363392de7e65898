import { act, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ReplyForm } from '@/components/helpdesk/conversation/reply/reply-form';
import { closeAllSnackbars, snackbarStore } from '@/components/ui/feedback/snackbar-queue';
import type { Ticket } from '@/lib/contract/helpdesk/shapes';
import { answerCalls } from '../answer-calls';
import { statuses, ticket } from '../sample-ticket';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('@/components/platform/files/upload/attach-file', () => ({ AttachFile: () => null }));
// jsdom has nothing to digest with.
jest.mock('@/lib/client/call/intent-key', () => ({ intentKey: async () => 'key' }));

const message = () => screen.getByLabelText('Message');
const status = () => screen.getByLabelText<HTMLSelectElement>('Status');
const said = () => snackbarStore.read().map(({ text }) => text);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const type = (text: string) => fireEvent.change(message(), { target: { value: text } });
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await pass(0);
};

async function open(answers: Record<string, unknown> = {}) {
  const asked = answerCalls({ replyToTicket: { ...ticket, StatusCode: 5 }, ...answers });
  const heard = { onReplied: jest.fn(), onOutdated: jest.fn(), onClose: jest.fn() };
  const form = (of: Ticket) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ReplyForm ticket={of} statuses={statuses} {...heard} />
    </SWRConfig>
  );
  const { rerender } = renderWithMessages(form(ticket));
  await pass(0);
  return { asked, ...heard, change: (of: Ticket) => rerender(form(of)) };
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  act(closeAllSnackbars);
});

test('the next statuses are offered with the likely one chosen (REPLY-04, REPLY-05)', async () => {
  await open();
  expect([...status().options].map(({ text }) => text)).toEqual(['Please choose', 'Answered by requester', 'Closed']);
  expect(status()).toHaveValue('5');
  expect(message()).toHaveFocus();
});

test('a reply without message or status is refused as specified (REPLY-06, REPLY-07)', async () => {
  const { asked } = await open();
  fireEvent.change(status(), { target: { value: '0' } });
  type('  ');
  await send();
  expect(screen.getByText('Message is required')).toBeInTheDocument();
  expect(screen.getByText('Status is required')).toBeInTheDocument();
  type('Here it is.');
  await send();
  expect(status()).toHaveFocus();
  expect(asked.of('replyToTicket')).toEqual([]);
});

test('success shows at once and the form closes after 500 ms (REPLY-01, REPLY-08 to REPLY-10)', async () => {
  const { asked, onReplied, onClose } = await open();
  type('Here it is.');
  fireEvent.change(status(), { target: { value: '10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.submit(screen.getByRole('form'));
  await pass(0);
  expect(asked.of('replyToTicket').map(({ request }) => request)).toEqual([
    { QueryCode: 'ticket-1', Message: 'Here it is.', StatusCode: 10, FileHeaderCode: '0' },
  ]);
  expect(said()).toEqual(['Query has been updated']);
  expect(onReplied).toHaveBeenCalledWith({ ...ticket, StatusCode: 5 });
  await pass(499);
  expect(onClose).not.toHaveBeenCalled();
  await pass(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(asked.of('discardDraft')).toHaveLength(1);
});

test('a refused reply says why and stays as it was typed (REPLY-11)', async () => {
  const { onClose } = await open({ replyToTicket: { code: 'invalid', message: 'no', requestId: 'r' } });
  type('Here it is.');
  await send();
  expect(said()).toEqual(['Please check what you entered.']);
  expect(message()).toHaveValue('Here it is.');
  await pass(1000);
  expect(onClose).not.toHaveBeenCalled();
});

test('a ticket changed by somebody else is reloaded; the typed reply stays', async () => {
  const { onOutdated, change } = await open({ replyToTicket: { code: 'conflict', message: '', requestId: 'r' } });
  type('Here it is.');
  await send();
  expect(onOutdated).toHaveBeenCalledTimes(1);
  change({ ...ticket, StatusCode: 10, StatusName: 'Closed' });
  expect(screen.getByRole('alert')).toHaveTextContent('The status has since changed to “Closed”.');
  expect(message()).toHaveValue('Here it is.');
  expect([...status().options].map(({ text }) => text)).toEqual(['Please choose', 'Open']);
});

test('Escape closes it and keeps what was typed as the draft of its ticket', async () => {
  const { asked, onClose } = await open();
  type('Half a sentence');
  fireEvent.keyDown(message(), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(asked.of('saveDraft').map(({ request }) => request)).toEqual([
    { Form: 'ticket-reply', Subject: 'ticket-1', Content: expect.stringContaining('Half a sentence') as string },
  ]);
});
