import { act, fireEvent, screen } from '@testing-library/react';
import { ConnectionIndicator } from '@/components/workplace/shell/header/connection-indicator';
import shell from '@/messages/en/shell.json';
import { renderWithMessages } from '../../render-with-messages';

const BYTES = 2_000_000;

let duration: number;
const send = jest.fn<Promise<Response>, [string, RequestInit]>();
const asked = () => send.mock.calls.map(([, { method }]) => method);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const look = () => renderWithMessages(<ConnectionIndicator slowBelow={1} />);
const ask = () => fireEvent.click(screen.getByRole('button', { name: shell.connection }));
const announced = () => screen.getByRole('status').textContent;

/** An answer whose body takes `duration` milliseconds to arrive. */
function answer(method = 'GET', status = 200): Response {
  const chunks = method === 'GET' ? [new Uint8Array(BYTES)] : [];
  const read = async () => {
    const value = chunks.pop();
    if (value) await new Promise((resolve) => setTimeout(resolve, duration));
    return { done: !value, value };
  };
  return { ok: status < 400, status, body: { getReader: () => ({ read, cancel: jest.fn() }) } } as unknown as Response;
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  duration = 500;
  send.mockReset().mockImplementation(async (_, { method }) => answer(method));
  global.fetch = send as unknown as typeof fetch;
  // jsdom has no way to combine signals; nothing here looks at one.
  AbortSignal.any = () => new AbortController().signal;
  AbortSignal.timeout = () => new AbortController().signal;
});
afterEach(() => {
  setHidden(false);
  Reflect.deleteProperty(navigator, 'connection');
  jest.useRealTimers();
});

test('the speed is measured once and then only pinged, every ten seconds (CONN-01, CONN-04)', async () => {
  look();
  await pass(2_500);
  expect(screen.queryByText('Internet speed 4 MB/s')).toBeNull();
  ask();
  expect(screen.getByText('Internet speed 4 MB/s')).toBeInTheDocument();
  expect(announced()).toBe('');
  await pass(30_000);
  expect(asked()).toEqual(['GET', 'HEAD', 'HEAD', 'HEAD']);
  expect(send.mock.calls.every(([address]) => address === '/api/connection')).toBe(true);
  await pass(300_000);
  expect(asked().filter((method) => method === 'GET')).toHaveLength(2);
});

test('below the threshold the connection is called slow, once (CONN-06, CONN-07)', async () => {
  duration = 4_000;
  look();
  await pass(6_000);
  expect(announced()).toBe('Opps... Internet connection is slow');
  expect(screen.getByText(/Internet speed 0.5 MB\/s/)).toBeInTheDocument();
});

test('a test that fails says so, and the next one that is answered measures again (CONN-05)', async () => {
  look();
  await pass(2_500);
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await pass(10_000);
  expect(announced()).toBe('No Internet');
  await pass(10_500);
  expect(announced()).toBe('');
  expect(asked()).toEqual(['GET', 'HEAD', 'GET']);
});

test('nothing is asked while the page is not seen, and at once when it is seen again', async () => {
  look();
  await pass(2_500);
  setHidden(true);
  await pass(60_000);
  expect(asked()).toEqual(['GET']);
  setHidden(false);
  await pass(0);
  expect(asked()).toEqual(['GET', 'HEAD']);
});

test('who spares data is not measured, and told so', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  look();
  await pass(60_000);
  ask();
  expect(screen.getByText('Speed not measured: data saver is on')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

test('a session that has ended ends the looking, and says nothing of the line', async () => {
  send.mockImplementation(async (_, { method }) => answer(method, 401));
  look();
  await pass(60_000);
  expect(asked()).toEqual(['GET']);
  expect(announced()).toBe('');
});
