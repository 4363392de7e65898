import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/dialog';

/** As browsers have them: closing tells of itself only later. */
let tell: (() => void)[] = [];
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
    tell.push(() => void this.dispatchEvent(new Event('close')));
  };
});
beforeEach(() => {
  tell = [];
});
const tellAll = () => act(() => tell.splice(0).forEach((one) => one()));

const closed = jest.fn();
function Place() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    closed();
    setIsOpen(false);
  };
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog isOpen={isOpen} onClose={close} title="Search">
        <input type="file" aria-label="Proof" />
      </Dialog>
    </>
  );
}
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open', hidden: true }));
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
beforeEach(() => {
  closed.mockClear();
  render(<Place />);
  open();
});

test('reopening right after closing keeps it open despite the late close event', () => {
  fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
  expect(dialog()).toBeNull();
  open();
  tellAll();
  expect(dialog()).toHaveAttribute('open');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('what the browser closes without asking is closed here too, also after an end that was told', () => {
  fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
  tellAll();
  open();
  dialog()!.removeAttribute('open');
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
  expect(closed).toHaveBeenCalledTimes(2);
  expect(screen.queryByLabelText('Proof')).toBeNull();
});

test('who chooses no file after all stays in the dialog', () => {
  fireEvent(screen.getByLabelText('Proof'), new Event('cancel', { bubbles: true }));
  expect(dialog()).toHaveAttribute('open');
  expect(closed).not.toHaveBeenCalled();
});
