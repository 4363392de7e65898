import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeleteDialog } from '@/components/ui/overlay/delete-dialog';

const words = {
  title: 'Saved reply Delete',
  question: 'Are you sure to permanently delete this Saved reply?',
  deleting: 'Saved reply is deleting...',
  delete: 'Delete',
  cancel: 'Cancel',
};

test('deleting asks first, shows progress and blocks a second press (FVIEW-09 to FVIEW-14)', async () => {
  const onDelete = jest.fn();
  const onCancel = jest.fn();
  const dialog = (isBusy: boolean) => (
    <DeleteDialog isOpen isBusy={isBusy} words={words} onDelete={onDelete} onCancel={onCancel} />
  );
  const { rerender } = render(dialog(false));
  expect(screen.getByRole('dialog', { name: 'Saved reply Delete' })).toHaveTextContent(words.question);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledTimes(1);

  rerender(dialog(true));
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved reply is deleting\.\.\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});
