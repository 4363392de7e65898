import { act, fireEvent, render, screen } from '@testing-library/react';
import { showSnackbar, showSnackbarWithAction } from '@/components/ui/feedback/snackbar-queue';
import { Snackbars } from '@/components/ui/feedback/snackbars';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = (...snackbar: Parameters<typeof showSnackbar>) => act(() => showSnackbar(...snackbar));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Snackbars closeText="Close message" />);
});
afterEach(async () => {
  await pass(20_000);
  jest.useRealTimers();
});

test('a success is announced and goes after 2 s, an error after 10 s (MSG-01, MSG-02)', async () => {
  show('success', 'Saved');
  show('error', 'Not saved');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  await pass(1990);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await pass(20);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  await pass(7970);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await pass(40);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a message stays while it is pointed at or holds the focus, and then has its time again', async () => {
  show('success', 'Saved');
  fireEvent.pointerEnter(screen.getByRole('status'), { bubbles: true });
  fireEvent.pointerOver(screen.getByRole('status'));
  await pass(5000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  fireEvent.pointerOut(screen.getByRole('status'), { relatedTarget: document.body });
  await pass(2010);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  show('success', 'Again');
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  await pass(5000);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('at most three stand at a time, and the same text only once', () => {
  for (const text of ['one', 'two', 'two', 'three', 'four']) show('error', text);
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['two', 'three', 'four']);
});

test('what can still be done about a message is offered for 10 s, and closes it when it is done', async () => {
  const run = jest.fn();
  act(() => showSnackbarWithAction('Moved', { text: 'Undo', run }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Moved$/);
  await pass(9_990);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => showSnackbarWithAction('Moved', { text: 'Undo', run }));
  await pass(10_010);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('the last thing done is the one that can be undone; other messages stay', () => {
  const done = (text: string) => act(() => showSnackbarWithAction(text, { text: 'Undo', run: jest.fn() }));
  done('one');
  show('success', 'Saved');
  done('two');
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Saved', 'two']);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});
