import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmButton } from '@/components/platform/confirm-button';
import { closeAllSnackbars, snackbarStore } from '@/components/ui/feedback/snackbar-queue';
import { renderWithMessages } from '../render-with-messages';

const open = async (onConfirm: () => Promise<unknown>) => {
  renderWithMessages(
    <ConfirmButton
      text="Withdraw"
      title="Withdraw it?"
      confirmText="Take back"
      cancelText="Cancel"
      onConfirm={onConfirm}
    >
      Nobody decides it then.
    </ConfirmButton>,
  );
  await press('Withdraw');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => act(closeAllSnackbars));

test('a press asks first, and Cancel does nothing', async () => {
  const onConfirm = jest.fn();
  await open(onConfirm);
  expect(screen.getByRole('dialog', { name: 'Withdraw it?' })).toHaveTextContent('Nobody decides it then.');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the question stays and takes no second press until it is done', async () => {
  let finish = () => {};
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  await open(onConfirm);
  await press('Take back');
  await press('Take back');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a refusal closes the question and is said in a snackbar', async () => {
  await open(() => Promise.reject({ code: 'upstream', message: 'It was decided already' }));
  await press('Take back');
  await waitFor(() => expect(snackbarStore.read()).toMatchObject([{ tone: 'error', text: 'It was decided already' }]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
