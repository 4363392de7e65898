import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { RoleEditor } from '@/components/access/role-access/role/role-editor';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import type { AccessRoleDetail } from '@/lib/contract/access/role-access/shapes';
import { languages, type Language } from '@/lib/contract/platform/languages';
import { renderWithMessages } from '../../render-with-messages';
import { sampleRole } from './sample-role';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }));

let answer: { status: number; body: object };
let sent: { name: string; request: Record<string, unknown> }[];
const saved = jest.fn(async () => undefined);
const user = userEvent.setup();

beforeEach(() => {
  [answer, sent] = [{ status: 200, body: {} }, []];
  saved.mockClear();
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    sent.push({ name: address.split('/').at(-1) ?? '', request: JSON.parse(String(body)) as Record<string, unknown> });
    return { ok: answer.status === 200, status: answer.status, json: async () => answer.body } as Response;
  }) as typeof fetch;
});

function show(role: AccessRoleDetail = sampleRole, language: Language = 'en') {
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RoleEditor role={role} onSaved={saved} />
      <Snackbars closeText="Close" />
    </SWRConfig>,
    language,
  );
}

const toggle = (name: string) => screen.getByRole('switch', { name });
const review = () => user.click(screen.getByRole('button', { name: 'Review the changes' }));

test('what a save would change, and for how many, is shown in full before it is done, once', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Review the changes' })).toBeNull();
  await user.click(toggle('Read who did what'));
  await user.click(toggle('Answer tickets'));
  expect(screen.getByText('2 changes not saved yet')).toBeVisible();
  await review();
  const dialog = await screen.findByRole('dialog', { name: 'Change Night desk like this?' });
  expect(dialog).toHaveTextContent('12 people hold this role');
  expect(within(dialog).getByRole('list', { name: 'Added' })).toHaveTextContent('Read who did what');
  expect(within(dialog).getByRole('list', { name: 'Taken away' })).toHaveTextContent('Answer tickets');
  expect(sent).toEqual([]);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(sent).toMatchObject([
    { name: 'saveAccessRole', request: { Version: 3, Permissions: ['audit.read'], Menus: ['2001'], Features: [] } },
  ]);
});

test('a press too many is taken back by the switch itself, and nothing is left to save', async () => {
  show();
  await user.click(toggle('Answer tickets'));
  await user.click(toggle('Answer tickets'));
  expect(screen.queryByRole('button', { name: 'Review the changes' })).toBeNull();
});

test('what would widen one’s own role is not to be switched, and says why', () => {
  show({ ...sampleRole, IsHeld: true });
  expect(toggle('Say what roles may do')).toBeDisabled();
  expect(toggle('Say what roles may do')).toHaveAccessibleDescription(/^You hold this role yourself/);
});

test('who may not say what roles may do reads all of it and switches nothing', () => {
  show({ ...sampleRole, CanEdit: false });
  for (const each of screen.getAllByRole('switch')) expect(each).toBeDisabled();
  expect(screen.getByLabelText(/^Name/)).toHaveAttribute('readonly');
});

test('the long lists are searched, and the parts stand side by side', async () => {
  show();
  await user.type(screen.getByRole('searchbox'), 'audit');
  await waitFor(() => expect(screen.queryByRole('switch', { name: 'Answer tickets' })).toBeNull());
  expect(toggle('Read who did what')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('switch', { name: 'My tickets' })).toBeChecked();
});

test('a role without a name is said at its field, before anything is asked', async () => {
  show({ ...sampleRole, Names: { ...sampleRole.Names, en: 'x' } });
  await user.clear(screen.getByLabelText(/^Name/));
  await review();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('This is missing.');
});

test('a refusal leaves what was switched, and says why', async () => {
  show();
  answer = { status: 403, body: { code: 'forbidden', message: '', params: { because: 'last_administrator' } } };
  await user.click(toggle('Answer tickets'));
  await review();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Nobody could manage the accounts and roles/);
  expect(toggle('Answer tickets')).not.toBeChecked();
  expect(saved).not.toHaveBeenCalled();
});

test.each(languages)('a role is told in %s, no text missing', async (language) => {
  show({ ...sampleRole, IsHeld: true }, language);
  await user.click(toggle('Answer tickets'));
  expect(document.body).not.toHaveTextContent(/role-access\.|\{\w+\}/);
});
