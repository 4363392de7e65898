import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { openPanelStore } from '@/components/platform/panel/open-panel';
import { SearchPanel } from '@/components/workplace/search/search-panel';
import { provideVerbs } from '@/components/workplace/search/verbs';
import { answerCalls } from '../../helpdesk/answer-calls';
import { renderWithMessages } from '../../render-with-messages';

Element.prototype.scrollIntoView = () => {};
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const record = { Detail: '', KeyCode: '', Empid: '', HasPhoto: false, Active: 'A' };
const group = (Kind: string, Kind_Name: string, ...titles: string[]) => ({
  Kind,
  Kind_Name,
  State: 'found',
  Found: titles.map((Title, at) => ({ ...record, Title, Link_Info: `chillconnect/ticket/key/${Kind}-${at}` })),
});
const failing = (Kind: string, Kind_Name: string, State: string) => ({ Kind, Kind_Name, State, Found: [] });

const changeRole = jest.fn(async () => {});
const verb = (key: string, name: string, opens: object | 'choices') => ({
  key,
  folder: 'desk',
  name,
  words: '',
  opens,
});

function show(answers: Record<string, unknown> = {}, subject?: string) {
  const close = jest.fn();
  push.mockClear();
  provideVerbs({
    verbs: [
      verb('ask', 'Ask the helpdesk', { panel: 'chill-connect' }),
      verb('password', 'Change password', { page: '/ecenter/esschangepassword' }),
      verb('switch', 'Switch to {name}', 'choices'),
    ] as never,
    findChoices: async () => ({ switch: async () => [{ name: 'HR', opens: changeRole }] }),
  });
  const calls = answerCalls({
    listFavourites: [],
    listRoleChoices: [],
    searchEverything: [],
    searchEmployees: [],
    ...answers,
  });
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SearchPanel subject={subject} close={close} />
    </SWRConfig>,
  );
  return { calls, close };
}

/** The same with groups that come when they are let. */
function showLate(groups: unknown) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  show({ searchEverything: () => gate.then(() => groups) });
  return () => letGo();
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const rows = () => screen.queryAllByRole('row').map((row) => row.querySelector('.font-medium')?.textContent);
const activeRow = () => document.querySelector('[aria-selected=true]')?.textContent;
const status = () => screen.getByRole('status').textContent?.trim();

test('what is found stands in groups, the closest first, and its count is announced', async () => {
  show({ searchEverything: [group('article', 'Articles', 'How to change it'), group('ticket', 'Tickets', 'Change')] });
  await userEvent.type(field(), 'change');
  await waitFor(() => expect(rows()).toEqual(['Change', 'Change password', 'How to change it']));
  expect(screen.getAllByRole('rowgroup').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Tickets',
    'Actions',
    'Articles',
  ]);
  await waitFor(() => expect(status()).toBe('3 results'));
});

test('arrows move through the list, and the chosen row stays so where others come before it', async () => {
  const answer = showLate([group('ticket', 'Tickets', 'A')]);
  await userEvent.type(field(), 'a');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await userEvent.keyboard('{ArrowDown}');
  expect(activeRow()).toBe('Change password');
  await act(async () => answer());
  await waitFor(() => expect(rows()[0]).toBe('A'));
  expect(activeRow()).toBe('Change password');
  expect(field()).toHaveAttribute('aria-activedescendant', document.querySelector('[aria-selected=true]')?.id);
});

test('Enter before the answer opens what the answer brings first', async () => {
  const answer = showLate([group('ticket', 'Tickets', 'Change')]);
  await userEvent.type(field(), 'change{Enter}');
  expect(push).not.toHaveBeenCalled();
  await act(async () => answer());
  await waitFor(() => expect(push).toHaveBeenCalledWith('/chillconnect/ticket/key/ticket-0'));
});

test('a verb opens its panel, its page, or does what its choice says', async () => {
  show();
  await userEvent.type(field(), '>ask the{Enter}');
  expect(openPanelStore.read()).toMatchObject({ name: 'chill-connect' });
  await userEvent.clear(field());
  await userEvent.type(field(), '>pasword{Enter}');
  expect(push).toHaveBeenCalledWith('/ecenter/esschangepassword');
  await userEvent.clear(field());
  await userEvent.type(field(), '>hr');
  await waitFor(() => expect(rows()).toEqual(['Switch to HR']));
  await userEvent.keyboard('{Enter}');
  expect(changeRole).toHaveBeenCalled();
});

test('> alone lists the verbs, @ asks for people alone, and the choice says which', async () => {
  const { calls } = show();
  const where = screen.getByRole('combobox', { name: 'Search in' });
  await userEvent.type(field(), '>');
  await waitFor(() => expect(rows()).toEqual(['Ask the helpdesk', 'Change password', 'Switch to HR']));
  expect(where).toHaveDisplayValue('Actions');
  await userEvent.clear(field());
  await userEvent.type(field(), '@vik');
  await waitFor(() => expect(calls.of('searchEmployees').at(-1)?.request).toMatchObject({ SearchText: 'vik' }));
  expect(where).toHaveDisplayValue('Employees');
  await userEvent.selectOptions(where, 'Everything');
  expect(field()).toHaveValue('vik');
});

test('a source that failed and one that was slow say so by their names, and the others stand', async () => {
  const groups = [
    failing('article', 'Articles', 'failed'),
    group('person', 'People', 'Vikram Nair'),
    failing('ticket', 'Tickets', 'slow'),
  ];
  const { calls } = show({ searchEverything: groups });
  await userEvent.type(field(), 'vikram');
  expect(await screen.findByText('Articles could not be searched.')).toBeVisible();
  expect(screen.getByText('Tickets took too long to search.')).toBeVisible();
  expect(rows()).toEqual(['Vikram Nair']);
  await waitFor(() =>
    expect(status()).toBe('1 result Articles could not be searched. Tickets took too long to search.'),
  );
  const asked = calls.of('searchEverything').length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.of('searchEverything')).toHaveLength(asked + 1));
});

test.each([
  ['everything', undefined, 'searchEverything'],
  ['people', 'employees', 'searchEmployees'],
])('a failed search of %s is told as such, never as nothing found', async (_what, subject, name) => {
  show({ [name]: { code: 'upstream_unavailable', message: '', requestId: '' } }, subject);
  await userEvent.type(field(), 'xyz');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(status()).toBe('');
  expect(screen.queryByText(/^Nothing found/)).not.toBeInTheDocument();
});

test('nothing found is said where every source answered', async () => {
  show({ searchEverything: [group('ticket', 'Tickets')] });
  await userEvent.type(field(), 'xyzzy');
  expect(await screen.findByText('Nothing found for “xyzzy”.')).toBeVisible();
  await waitFor(() => expect(status()).toBe('Nothing found'));
});

test('before anything is typed the newest favourites of each group stand there, then a few verbs', async () => {
  const favourite = (at: number) => ({
    GroupCode: 2,
    KeyName: `Person ${at}`,
    KeyName2: '',
    KeyCode: `p${at}`,
    ChillCode: '',
    URLName: '',
    HasPhoto: false,
  });
  show({ listFavourites: Array.from({ length: 8 }, (_, at) => favourite(at)) });
  await waitFor(() => expect(rows()).toHaveLength(8));
  expect(rows().slice(4, 6)).toEqual(['Person 4', 'Ask the helpdesk']);
  expect(status()).toBe('');
});
