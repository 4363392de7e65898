import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoleList } from '@/components/access/roles/role-list';
import { RoleSwitch } from '@/components/access/roles/role-switch';
import { snackbarStore } from '@/components/ui/feedback/snackbar-queue';
import words from '@/messages/en/roles.json';
import { renderWithMessages } from '../../render-with-messages';

jest.mock('next/navigation', () => ({ usePathname: () => '/ecenter/mysurveys' }));

const roles = [
  { Role_Code: 2, Role_Name: 'Employee', NotificationCount: 0, session_Role_Code: 2 },
  { Role_Code: 5, Role_Name: 'Appraiser', NotificationCount: 3, session_Role_Code: 2 },
];
const answer = (status: number, body: object) =>
  (global.fetch = jest.fn(async () => ({ ok: status === 200, status, json: async () => body }) as Response));

test('each role says how much is unread in it, and the present one cannot be chosen (RSW-05)', () => {
  renderWithMessages(<RoleList roles={roles} />);
  expect(screen.getByRole('button', { name: 'Appraiser 3 unread' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Employee (current)' })).toBeDisabled();
});

test('a role that is refused is said, and can be tried again', async () => {
  const fetched = answer(403, { code: 'forbidden', message: '', requestId: '1' });
  renderWithMessages(<RoleList roles={roles} />);
  const appraiser = screen.getByRole('button', { name: /Appraiser/ });
  await userEvent.click(appraiser);
  expect(snackbarStore.read().at(-1)).toMatchObject({ tone: 'error', text: words.refused });
  expect(fetched).toHaveBeenCalledWith(
    '/api/session/change-role',
    expect.objectContaining({ body: JSON.stringify({ RoleCode: '5', module: 'ecenter' }) }),
  );
  answer(502, { code: 'upstream_unavailable', message: '', requestId: '1' });
  await userEvent.click(appraiser);
  expect(snackbarStore.read().at(-1)).toMatchObject({ text: words.failed });
});

test('a double click asks once (F15)', async () => {
  const fetched = (global.fetch = jest.fn(() => new Promise<Response>(() => {})));
  renderWithMessages(<RoleList roles={roles} />);
  await userEvent.dblClick(screen.getByRole('button', { name: /Appraiser/ }));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('who holds one role is offered no switch', () => {
  const { container } = renderWithMessages(<RoleSwitch roles={roles.slice(0, 1)} />);
  expect(container).toBeEmptyDOMElement();
});
