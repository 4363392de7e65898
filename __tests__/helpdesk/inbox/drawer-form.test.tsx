import { act } from '@testing-library/react';
import { DrawerForm } from '@/components/helpdesk/drawer/drawer-form';
import { closeAllSnackbars, snackbarStore } from '@/components/ui/feedback/snackbar-queue';
import { renderWithMessages } from '../../render-with-messages';

let form: { onCreated: () => Promise<void>; onFailed: (text: string) => void; failure: string | null };
jest.mock('@/components/helpdesk/ticket-form/ticket-form', () => ({
  TicketForm: (props: typeof form) => {
    form = props;
    return null;
  },
}));

const said = () => snackbarStore.read().map(({ text }) => text);

function show() {
  const close = jest.fn();
  const { unmount } = renderWithMessages(<DrawerForm close={close} />);
  return { close, unmount };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  act(closeAllSnackbars);
});

test('success shows after two seconds, then the panel closes (DRAW-15 to DRAW-18)', async () => {
  const { close } = show();
  let isDone = false;
  await act(async () => void form.onCreated().then(() => (isDone = true)));
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect([isDone, said(), close.mock.calls.length]).toEqual([false, [], 0]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect([isDone, said(), close.mock.calls.length]).toEqual([true, ['Query has been submitted successfully'], 1]);
});

test('somebody who has closed the panel meanwhile is told as well, and no other panel closes', async () => {
  const { close, unmount } = show();
  const done = form.onCreated();
  unmount();
  await jest.advanceTimersByTimeAsync(2000);
  await done;
  expect(said()).toEqual(['Query has been submitted successfully']);
  expect(close).not.toHaveBeenCalled();
});

test('a failure stands in the form, not in a snackbar (DRAW-19, VCON-39)', () => {
  show();
  expect(form.failure).toBeNull();
  act(() => form.onFailed('The HR system refused this.'));
  expect(form.failure).toBe('The HR system refused this.');
  expect(said()).toEqual([]);
});
