import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import { MyTasks } from '@/components/workplace/tasks/my-tasks';
import { PAGE_SIZE, type OwnTask } from '@/components/workplace/tasks/own-task';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

jest.mock('@/components/workplace/tasks/own-task', () => ({ PAGE_SIZE: 5 }));

const NOW = '2026-03-10T06:00:00Z';
const task = (TaskCode: string, more: Partial<OwnTask> = {}): OwnTask => ({
  TaskCode,
  Title: `Task ${TaskCode}`,
  DueDate: '',
  IsOverdue: false,
  DoneDate: '',
  Link_Info: '',
  Position: TaskCode,
  ...more,
});

/** What the HR API holds, and what it refuses. */
let held: OwnTask[];
let refused: Record<string, string>;
let asked: string[];
const isDone = ({ DoneDate }: OwnTask) => DoneDate !== '';

function answerTo(name: string, request: { TaskCode: string; State: string; After: string }) {
  asked.push([name, request.TaskCode ?? request.State].join(' '));
  const code = refused[`${name} ${request.TaskCode}`];
  if (code) return { status: code === 'conflict' ? 409 : 404, body: { code, message: 'no', requestId: 'r' } };
  if (name === 'listOwnTasks') {
    const rows = held.filter((one) => isDone(one) === (request.State === 'done'));
    const from = rows.findIndex(({ Position }) => Position === request.After) + 1;
    return { status: 200, body: rows.slice(from, from + PAGE_SIZE) };
  }
  const DoneDate = name === 'finishTask' ? '10-Mar-2026 11:30' : '';
  held = held.map((one) => (one.TaskCode === request.TaskCode ? { ...one, DoneDate } : one));
  return { status: 200, body: {} };
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
beforeEach(() => {
  jest.useFakeTimers();
  [held, refused, asked] = [[], {}, []];
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const answer = answerTo(address.split('/').at(-1) ?? '', JSON.parse(String(body)));
    return { ok: answer.status === 200, status: answer.status, json: async () => answer.body } as Response;
  }) as typeof fetch;
});
afterEach(async () => {
  await pass(20_000);
  jest.useRealTimers();
});

function show(tasks: OwnTask[], language: Language = 'en') {
  held = tasks;
  const pending = tasks.filter((one) => !isDone(one));
  return renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MyTasks now={NOW} pending={pending.slice(0, PAGE_SIZE)} finished={tasks.filter(isDone)} count={pending.length} />
      <Snackbars closeText="Close message" />
    </SWRConfig>,
    language,
  );
}

const list = (name: string) => screen.getByRole('region', { name });
const titles = (name: string) =>
  within(list(name))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);
const row = (text: string) => screen.getByText(text).closest('li')!;
async function press(name: string) {
  await user.click(screen.getByRole('button', { name }));
  await pass(0);
}
const finish = (title: string) => press(`Done: ${title}`);
const [OPEN, FINISHED] = ['To do', 'Finished in the last 30 days'];

test('a person sees what to do with its day in words, what is late, and where it is done', () => {
  show([
    task('a', { DueDate: '08-Mar-2026', IsOverdue: true, Link_Info: 'ecenter/essprofileview' }),
    task('b', { DueDate: '11-Mar-2026', Link_Info: 'tracker/mytasks' }),
    task('c', { DueDate: '30-Mar-2026' }),
    task('d'),
  ]);
  const rows = within(list(OPEN)).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Due 2 days ago');
  expect(rows[0]).toHaveTextContent('Overdue');
  expect(rows[1]).toHaveTextContent('Due tomorrow');
  expect(rows[2]).toHaveTextContent('Due 30-Mar-2026');
  expect(rows[3]).toHaveTextContent('No due date');
  expect(screen.getByText('4 open')).toBeVisible();
  expect(
    within(list(OPEN))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['Task a', '/ecenter/essprofileview']]);
});

test('what is done leaves after a moment, is announced, and the focus goes to the next row', async () => {
  show([task('a'), task('b'), task('c')]);
  await finish('Task b');
  expect(screen.getByRole('status')).toHaveTextContent('“Task b” is done.');
  expect(row('Task c')).toHaveFocus();
  expect(titles(OPEN)).toEqual(['Task a', 'Task b', 'Task c']);
  await pass(700);
  expect([titles(OPEN), titles(FINISHED)]).toEqual([['Task a', 'Task c'], ['Task b']]);
  expect(screen.getByText('2 open')).toBeVisible();
  await finish('Task c');
  expect(row('Task a')).toHaveFocus();
  await finish('Task a');
  expect(screen.getByRole('heading', { name: OPEN })).toHaveFocus();
  await pass(700);
  expect(screen.getByText('Nothing to do')).toBeVisible();
});

test.each([100, 700])('undo after %s ms brings the row back to its place, focused', async (wait) => {
  show([task('a'), task('b'), task('c')]);
  await finish('Task b');
  await pass(wait);
  await press('Undo');
  await pass(700);
  expect([titles(OPEN), titles(FINISHED)]).toEqual([['Task a', 'Task b', 'Task c'], []]);
  expect(row('Task b')).toHaveFocus();
  expect(screen.getByText('3 open')).toBeVisible();
  expect(asked.filter((one) => !one.startsWith('list'))).toEqual(['finishTask b', 'reopenTask b']);
});

test('what was finished before is reopened from its own list, and announced', async () => {
  show([task('a'), task('z', { DoneDate: '09-Mar-2026 10:00' })]);
  expect(row('Task z')).toHaveTextContent('Finished yesterday');
  await press('Reopen: Task z');
  expect([titles(OPEN), titles(FINISHED)]).toEqual([['Task a', 'Task z'], []]);
  expect(screen.getByRole('status')).toHaveTextContent('“Task z” is open again.');
  expect(screen.getByRole('heading', { name: FINISHED })).toHaveFocus();
  expect(screen.getByText('2 open')).toBeVisible();
});

test.each([
  ['conflict', 'This task is done already, perhaps in another window.'],
  ['not_found', 'This task is no longer there.'],
])('a finish that is refused as %s says so in its row, which stays without a button', async (code, text) => {
  refused = { 'finishTask a': code };
  show([task('a'), task('b')]);
  await finish('Task a');
  expect(within(row('Task a')).getByRole('alert')).toHaveTextContent(text);
  await pass(700);
  expect(titles(OPEN)).toEqual(['Task a', 'Task b']);
  expect(within(row('Task a')).queryByRole('button')).not.toBeInTheDocument();
});

test('a finish that nobody answers says so and can be tried again', async () => {
  show([task('a')]);
  const { fetch } = global;
  global.fetch = jest.fn().mockRejectedValue(new Error('offline'));
  await finish('Task a');
  expect(screen.getByRole('alert')).toHaveTextContent('The HR system cannot be reached.');
  global.fetch = fetch;
  await finish('Task a');
  await pass(700);
  expect(titles(FINISHED)).toEqual(['Task a']);
});

test('an undo that is refused says so, and the row stays away', async () => {
  refused = { 'reopenTask a': 'not_found' };
  show([task('a'), task('b')]);
  await finish('Task a');
  await press('Undo');
  expect(screen.getByRole('alert')).toHaveTextContent('This task is no longer there.');
  await pass(700);
  expect(titles(OPEN)).toEqual(['Task b']);
});

test('of many tasks the next ones come on demand', async () => {
  show(Array.from({ length: PAGE_SIZE + 2 }, (_, at) => task(`${at}`)));
  expect(titles(OPEN)).toHaveLength(PAGE_SIZE);
  await press('Show more tasks to do');
  expect(titles(OPEN)).toHaveLength(PAGE_SIZE + 2);
  expect(screen.queryByRole('button', { name: 'Show more tasks to do' })).not.toBeInTheDocument();
});

test('once all that are shown are done the next ones come by themselves', async () => {
  show(Array.from({ length: PAGE_SIZE + 2 }, (_, at) => task(`${at}`)));
  for (let at = 0; at < PAGE_SIZE; at += 1) await finish(`Task ${at}`);
  await pass(700);
  expect(titles(OPEN)).toEqual([`Task ${PAGE_SIZE}`, `Task ${PAGE_SIZE + 1}`]);
  expect(screen.getByText('2 open')).toBeVisible();
});

test.each(languages)('with nothing to do both lists say so in %s', (language) => {
  show([], language);
  expect(screen.getAllByRole('region').map((region) => region.textContent)).toEqual([
    expect.stringMatching(/\S{2}/),
    expect.stringMatching(/\S{2}/),
  ]);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
