import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { TicketForm } from '@/components/helpdesk/ticket-form/ticket-form';
import { openPanelStore, closePanel } from '@/components/platform/panel/open-panel';
import { closeAllSnackbars, snackbarStore } from '@/components/ui/feedback/snackbar-queue';
import words from '@/messages/en/helpdesk.json';
import { answerCalls } from './answer-calls';
import { ticket } from './sample-ticket';
import { renderWithMessages } from '../render-with-messages';

jest.mock('next/navigation', () => ({ usePathname: () => '/home/dashboard' }));
jest.mock('@/components/platform/files/upload/attach-file', () => ({ AttachFile: () => null }));
// jsdom has nothing to digest with.
jest.mock('@/lib/client/call/intent-key', () => ({ intentKey: async () => 'key' }));

const lists = {
  listProcesses: [
    { value: 1, name: 'IT support' },
    { value: 2, name: 'Facilities' },
  ],
  listSubProcesses: [
    { CategoryCode: 11, CategoryName: 'Computer and software', ProcessCode: 1 },
    { CategoryCode: 21, CategoryName: 'Building', ProcessCode: 2 },
    { CategoryCode: 22, CategoryName: 'Access and badges', ProcessCode: 2 },
  ],
  listPriorities: [
    { PriorityCode: 1, PriorityName: 'Low', ResponseMinutes: 0, ResolutionMinutes: 0, IsDefault: false },
    { PriorityCode: 2, PriorityName: 'Medium', ResponseMinutes: 240, ResolutionMinutes: 0, IsDefault: true },
  ],
  suggestProcess: { ProcessCode: 0, CategoryCode: 0 },
  suggestArticles: [{ dc: 'badge', name: 'A badge that does not open', Description: 'What to try first' }],
};
const field = (name: string) => screen.getByLabelText(name);
const options = (name: string) => [...field(name).querySelectorAll('option')].map(({ textContent }) => textContent);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const said = () => snackbarStore.read().map(({ text }) => text);

async function open(answers: Record<string, unknown> = {}) {
  const asked = answerCalls({ ...lists, createTicket: ticket, ...answers });
  const onCreated = jest.fn();
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TicketForm onCreated={onCreated} />
    </SWRConfig>,
  );
  await waitFor(() => expect(options('Process')).toContain('Facilities'));
  return { asked, onCreated };
}

async function fill() {
  await userEvent.selectOptions(field('Process'), 'Facilities');
  await userEvent.selectOptions(field('Sub Process'), 'Access and badges');
  await userEvent.type(field('Subject'), 'My badge');
  await userEvent.type(field('Message'), 'It blinks red.');
}

afterEach(() => {
  act(closeAllSnackbars);
  act(closePanel);
});

test('who may ask nothing is told so, not left before an empty list', async () => {
  answerCalls({ ...lists, listProcesses: [], listSubProcesses: [] });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TicketForm onCreated={jest.fn()} />
    </SWRConfig>,
  );
  expect(await screen.findByText(words.form.nothingOffered)).toBeInTheDocument();
});

test('a failure that whoever shows the form keeps stands beside Send (DRAW-19)', async () => {
  answerCalls(lists);
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TicketForm onCreated={jest.fn()} failure="The HR system refused this." />
    </SWRConfig>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The HR system refused this.');
});

test('required fields show errors on blur and on submit (COMP-14 to COMP-19)', async () => {
  const { asked } = await open();
  await userEvent.selectOptions(field('Priority'), 'Please choose');
  expect(screen.queryByText(/is required$/)).not.toBeInTheDocument();
  await userEvent.click(field('Subject'));
  await userEvent.type(field('Subject'), '   ');
  await userEvent.tab();
  expect(screen.getAllByText(/is required$/).map(({ textContent }) => textContent)).toEqual([
    'Subject is required',
    'Priority is required',
  ]);
  await send();
  expect(screen.getAllByText(/is required$/).map(({ textContent }) => textContent)).toEqual([
    'Subject is required',
    'Process is required',
    'Sub Process is required',
    'Priority is required',
    'Message is required',
  ]);
  expect(field('Subject')).toHaveFocus();
  expect(field('Subject')).toBeInvalid();
  expect(asked.of('createTicket')).toEqual([]);
});

test('the likely process follows from the subject until somebody chooses another', async () => {
  const { asked } = await open({ suggestProcess: { ProcessCode: 2, CategoryCode: 22 } });
  expect(field('Process')).toHaveValue('0');
  await userEvent.type(field('Subject'), 'My badge');
  await waitFor(() => expect(field('Sub Process')).toHaveValue('22'));
  expect(field('Process')).toHaveValue('2');
  expect(screen.getByText(words.form.likely)).toBeInTheDocument();
  await userEvent.selectOptions(field('Sub Process'), 'Building');
  expect([field('Process'), field('Sub Process')].map((select) => (select as HTMLSelectElement).value)).toEqual([
    '2',
    '21',
  ]);
  await userEvent.selectOptions(field('Process'), 'Please choose');
  await userEvent.type(field('Subject'), ' is lost');
  expect(field('Process')).toHaveValue('0');
  expect(screen.queryByText(words.form.likely)).not.toBeInTheDocument();
  expect(asked.of('suggestProcess').map(({ request }) => request)).toEqual([{ Subject: 'My badge' }]);
});

test('a likely process that is not offered is not chosen', async () => {
  const { asked } = await open({ suggestProcess: { ProcessCode: 9, CategoryCode: 91 } });
  await userEvent.type(field('Subject'), 'My badge');
  await waitFor(() => expect(asked.of('suggestProcess')).toHaveLength(1));
  expect(field('Process')).toHaveValue('0');
  expect(options('Sub Process')).toEqual(['Choose a process first']);
});

test('another process clears the sub process and offers its own (COMP-12, COMP-13)', async () => {
  await open();
  await userEvent.selectOptions(field('Process'), 'Facilities');
  await userEvent.selectOptions(field('Sub Process'), 'Building');
  await userEvent.selectOptions(field('Process'), 'IT support');
  expect(field('Sub Process')).toHaveValue('0');
  expect(options('Sub Process')).toEqual(['Please choose', 'Computer and software']);
});

test('the request holds choices, texts and the page (COMP-01 to COMP-08, COMP-21)', async () => {
  const { asked, onCreated } = await open();
  await fill();
  expect(screen.getByText('First answer within 4 hours of working time')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(ticket));
  expect(asked.of('createTicket').map(({ request }) => request)).toEqual([
    {
      ProcessCode: 2,
      CategoryCode: 22,
      PriorityCode: 2,
      Subject: 'My badge',
      Message: 'It blinks red.',
      FileHeaderCode: '0',
      Path: '/home/dashboard',
    },
  ]);
  expect(asked.of('discardDraft')).toHaveLength(1);
  await waitFor(() => expect(field('Message')).toHaveValue(''));
});

test('a refusal is said in the words of the response, and everything typed stays (COMP-22)', async () => {
  const { onCreated } = await open({
    createTicket: { code: 'upstream', message: 'The HR system refused.', requestId: 'r' },
  });
  await fill();
  await send();
  await waitFor(() => expect(said()).toEqual(['The HR system refused.']));
  expect(field('Subject')).toHaveValue('My badge');
  expect(field('Message')).toHaveValue('It blinks red.');
  expect(field('Sub Process')).toHaveValue('22');
  expect(onCreated).not.toHaveBeenCalled();
});

test('who asks too often is told when again, and everything typed stays', async () => {
  await open({ createTicket: { code: 'too_often', params: { time: '14:45' }, requestId: 'r' } });
  await fill();
  await send();
  const when = 'Please try again after 14:45.';
  await waitFor(() => expect(said()).toEqual([`You have done this too often in a short time. ${when}`]));
  expect(field('Subject')).toHaveValue('My badge');
  expect(field('Message')).toHaveValue('It blinks red.');
});

test('a text that is too long is neither cut nor sent', async () => {
  const { asked } = await open();
  await fill();
  await userEvent.click(field('Subject'));
  await userEvent.paste('x'.repeat(200));
  await send();
  expect(screen.getByText('Subject may have at most 200 characters')).toBeInTheDocument();
  expect(screen.getByText('Characters left: -8')).toBeInTheDocument();
  expect(field('Subject')).toHaveFocus();
  expect(asked.of('createTicket')).toEqual([]);
});

test('an article that may answer the subject is offered while it is typed, and opens', async () => {
  await open();
  await userEvent.type(field('Subject'), 'badge');
  await userEvent.click(await screen.findByRole('button', { name: /^A badge that does not open/ }));
  expect(openPanelStore.read()).toEqual({ name: 'knowledge', subject: 'badge' });
});
