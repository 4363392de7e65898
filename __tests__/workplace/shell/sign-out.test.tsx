import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonMenu } from '@/components/workplace/shell/header/person-menu';
import { renderWithMessages } from '../../render-with-messages';

const person = {
  name: 'Asha Rao',
  employeeId: 'E1001',
  email: 'asha.rao@hummingbird.example',
  hasPhoto: false,
  links: { profile: true, messages: true, password: true, buddy: false },
  role: 'Employee',
  isEmployed: true,
};

async function askToSignOut() {
  renderWithMessages(<PersonMenu person={person}>{null}</PersonMenu>);
  await userEvent.click(screen.getByText('Asha Rao', { selector: 'summary *' }));
  await userEvent.click(screen.getByRole('link', { name: 'Sign out' }));
  return within(screen.getByRole('dialog', { name: 'Sign Out' }));
}

test('the menu of the person says who is signed in, and as what', async () => {
  await askToSignOut();
  for (const text of ['Employee Id E1001', 'asha.rao@hummingbird.example', 'Employee']) {
    expect(screen.getByText((_, element) => element?.tagName !== 'SPAN' && element?.textContent === text)).toBeTruthy();
  }
});

test('signing out asks first, and posts to the portal when confirmed', async () => {
  const dialog = await askToSignOut();
  expect(dialog.getByText('Are you sure want to sign-out.?')).toBeInTheDocument();
  const form = dialog.getByRole('button', { name: 'Sign-Out' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/session/sign-out');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  form?.addEventListener('submit', submitted);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign-Out' }));
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(dialog.getByRole('button', { name: 'Signing out' })).toBeDisabled();
});

test('Cancel closes the question and leaves the person signed in', async () => {
  const dialog = await askToSignOut();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without scripts the link leads to the page that asks', () => {
  renderWithMessages(<PersonMenu person={person}>{null}</PersonMenu>);
  expect(screen.getByText('Sign out').closest('a')).toHaveAttribute('href', '/logout');
});
