import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuildingBlocks } from '@/components/gallery/building-blocks';
import { closeAllSnackbars } from '@/components/ui/feedback/snackbar-queue';
import { Snackbars } from '@/components/ui/feedback/snackbars';

beforeEach(() => {
  render(
    <>
      <BuildingBlocks>
        <p>draft</p>
      </BuildingBlocks>
      <Snackbars closeText="Close message" />
    </>,
  );
});
afterEach(() => act(closeAllSnackbars));

test('someone who asks first can keep what they have, or go on and is told so', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask first' }));
  expect(screen.getByRole('dialog', { name: 'Withdraw the request?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog', { name: 'Withdraw the request?' })).not.toBeInTheDocument();
  expect(screen.queryByText('The request is withdrawn')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Ask first' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.getByText('The request is withdrawn')).toHaveAttribute('role', 'status');
});

test('arrows, Home and End go through the tabs, round and round', async () => {
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;
  screen.getByRole('tab', { name: 'First' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Third');
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('First');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Content of tab 3');
  await userEvent.keyboard('{Home}');
  expect(selected()).toBe('First');
});
