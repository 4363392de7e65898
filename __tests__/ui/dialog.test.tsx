import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { showSnackbar } from '@/components/ui/feedback/snackbar-queue';
import { Snackbars } from '@/components/ui/feedback/snackbars';
import { Dialog } from '@/components/ui/overlay/dialog';
import { StaticDialog } from '@/components/ui/overlay/static-dialog';
import { useEscape } from '@/components/ui/overlay/use-escape';
import { startWalk } from '@/components/ui/walkthrough/start-walk';
import { WalkthroughHost } from '@/components/ui/walkthrough/walkthrough-host';

const closed = jest.fn();

/** Presses the key as soon as it is in the page, which is before Radix has heard of the dialog that it stands in. */
function EscapeAtOnce() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  }, []);
  return null;
}

/** Fetches a dialog that does not come. */
function Fetching() {
  const [isComing, setIsComing] = useState(false);
  useEscape(() => {}, isComing);
  return <button onClick={() => setIsComing(!isComing)}>{isComing ? 'Is coming' : 'Fetch'}</button>;
}

function Place() {
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [isHasty, setIsHasty] = useState(false);
  const close = () => {
    closed();
    setIsOpen(false);
  };
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog isOpen={isOpen} onClose={close} title="Search">
        <input type="file" aria-label="Proof" />
        <button onClick={() => setIsAsking(true)}>Ask</button>
        <button
          onClick={() => {
            setIsHasty(true);
            setIsAsking(true);
          }}
        >
          Ask and escape
        </button>
        <Fetching />
        <button data-takes-escape>Keys</button>
        <input type="search" aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
        <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Are you sure?">
          <button>No</button>
          {isHasty && <EscapeAtOnce />}
        </Dialog>
      </Dialog>
      <WalkthroughHost />
      <Snackbars closeText="Close message" />
    </>
  );
}

const dialog = (name = 'Search') => screen.queryByRole('dialog', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** What dims the page. */
const beside = (name?: string) => dialog(name)!.previousElementSibling!;
const pressEscape = () => userEvent.keyboard('{Escape}');

beforeEach(async () => {
  closed.mockClear();
  render(<Place />);
  await userEvent.click(button('Open'));
});

test('a dialog takes the focus, is modal and named, and gives the focus back', async () => {
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByLabelText('Proof')).toHaveFocus();
  await pressEscape();
  expect(dialog()).toBeNull();
  expect(button('Open')).toHaveFocus();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a press beside it closes it, one in it does not', async () => {
  await userEvent.click(screen.getByRole('heading', { name: 'Search' }));
  expect(dialog()).not.toBeNull();
  await userEvent.click(beside());
  expect(dialog()).toBeNull();
});

test('who chooses no file after all stays in the dialog', () => {
  fireEvent(screen.getByLabelText('Proof'), new Event('cancel', { bubbles: true }));
  expect(dialog()).not.toBeNull();
  expect(closed).not.toHaveBeenCalled();
});

test('Escape closes only the upper of two dialogs, and the focus returns into the lower one', async () => {
  await userEvent.click(button('Ask'));
  expect(button('No')).toHaveFocus();
  await pressEscape();
  expect(dialog('Are you sure?')).toBeNull();
  expect(dialog()).not.toBeNull();
  expect(button('Ask')).toHaveFocus();
  await pressEscape();
  expect(dialog()).toBeNull();
});

test('Escape in the very moment in which the upper dialog opens does not close the lower one', async () => {
  await userEvent.click(button('Ask and escape'));
  expect(dialog('Are you sure?')).toBeNull();
  expect(dialog()).not.toBeNull();
  expect(closed).not.toHaveBeenCalled();
  await pressEscape();
  expect(dialog()).toBeNull();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('Escape while another dialog is on its way leaves the one open that it was asked for in', async () => {
  await userEvent.click(button('Fetch'));
  await pressEscape();
  expect(dialog()).not.toBeNull();
  await userEvent.click(button('Is coming'));
  await pressEscape();
  expect(dialog()).toBeNull();
});

test('Escape stays with what takes it for itself', async () => {
  button('Keys').focus();
  await pressEscape();
  expect(dialog()).not.toBeNull();
});

test('Escape empties a search field first, then closes the dialog', async () => {
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'leave');
  await pressEscape();
  expect(field).toHaveValue('');
  await pressEscape();
  expect(dialog()).toBeNull();
});

test('a snackbar over a dialog is announced, and closing it closes nothing else', async () => {
  act(() => showSnackbar('error', 'That did not work.'));
  expect(screen.getByRole('alert')).toHaveTextContent('That did not work.');
  await userEvent.click(screen.getByText('That did not work.'));
  expect(dialog()).not.toBeNull();
  await userEvent.click(button('Close message'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(dialog()).not.toBeNull();
});

test('Escape ends a tour over a dialog, and only that', async () => {
  const words = {
    next: 'Next',
    back: 'Back',
    finish: 'Finish',
    end: 'End',
    stepOf: () => '',
    leftOut: () => '',
    rest: '',
    loading: '',
  };
  const steps = [{ target: null, html: 'Here you search.' }];
  await act(() => startWalk({ kind: 'page', title: 'A tour', companion: null, steps, words }));
  expect(await screen.findByRole('button', { name: 'Finish' })).toHaveFocus();
  expect(dialog('A tour')).toHaveAttribute('aria-modal', 'true');
  await pressEscape();
  expect(dialog('A tour')).toBeNull();
  expect(dialog()).not.toBeNull();
});

test('the gesture that goes back closes the upper dialog only, and asks anew when that stays', async () => {
  await pressEscape();
  const watchers: EventTarget[] = [];
  class Watcher extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy = () => watchers.splice(watchers.indexOf(this), 1);
  }
  Object.assign(window, { CloseWatcher: Watcher });
  await userEvent.click(button('Open'));
  await userEvent.click(button('Ask'));
  const goBack = () => act(() => void watchers.at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true })));
  goBack();
  expect([dialog('Are you sure?'), dialog()]).toEqual([null, expect.anything()]);
  goBack();
  expect(dialog()).toBeNull();
  expect(watchers).toEqual([]);
  Object.assign(window, { CloseWatcher: undefined });
});

test('neither Escape, a press beside it nor the gesture that goes back closes a static dialog', async () => {
  await pressEscape();
  const watch = jest.fn();
  Object.assign(window, { CloseWatcher: watch });
  render(
    <StaticDialog isOpen title="Code of conduct">
      Be kind.
    </StaticDialog>,
  );
  expect(screen.getByRole('heading', { name: 'Code of conduct' })).toHaveFocus();
  await pressEscape();
  await userEvent.click(beside('Code of conduct'));
  expect(dialog('Code of conduct')).not.toBeNull();
  expect(watch).not.toHaveBeenCalled();
  Object.assign(window, { CloseWatcher: undefined });
});
