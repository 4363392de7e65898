import { createLog } from '../../../hr-api/platform/log';
import { startRecurring } from '../../../hr-api/platform/jobs/recurring';
import { startWorker } from '../../../hr-api/platform/jobs/worker';

const silent = createLog({ LOG_LEVEL: 'silent' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a worker goes on as long as there is work, then sleeps until the next poll', async () => {
  const answers = [true, true, false, false];
  const drain = jest.fn(async () => answers.shift() ?? false);
  const worker = startWorker(drain, 1000, () => {});
  await jest.advanceTimersByTimeAsync(0);
  expect(drain).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(999);
  expect(drain).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(drain).toHaveBeenCalledTimes(4);
  await worker.stop();
});

test('a worker that is woken looks at once, also when it was busy', async () => {
  let finish = () => {};
  const drain = jest.fn(() => new Promise<boolean>((resolve) => (finish = () => resolve(false))));
  const worker = startWorker(drain, 60_000, () => {});
  worker.wake();
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(drain).toHaveBeenCalledTimes(2);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  worker.wake();
  await jest.advanceTimersByTimeAsync(0);
  expect(drain).toHaveBeenCalledTimes(3);
  const stopped = worker.stop();
  finish();
  await stopped;
});

test('a worker survives a failure and tries again at the next poll', async () => {
  const onError = jest.fn();
  const drain = jest.fn(async () => false).mockRejectedValueOnce(new Error('The database is gone'));
  const worker = startWorker(drain, 1000, onError);
  await jest.advanceTimersByTimeAsync(1000);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(drain).toHaveBeenCalledTimes(2);
  await worker.stop();
});

test('stopping a worker waits for the work at hand', async () => {
  let finish = () => {};
  let isStopped = false;
  const worker = startWorker(
    () => new Promise((resolve) => (finish = () => resolve(true))),
    1000,
    () => {},
  );
  const stopped = worker.stop().then(() => (isStopped = true));
  await jest.advanceTimersByTimeAsync(5000);
  expect(isStopped).toBe(false);
  finish();
  await stopped;
});

test('recurring work never runs twice at once, and a failure does not end it', async () => {
  let finish = () => {};
  const run = jest.fn(() => new Promise<void>((_resolve, reject) => (finish = () => reject(new Error('once')))));
  const clockwork = startRecurring([{ name: 'purge', everyMs: 1000, run }], silent);
  await jest.advanceTimersByTimeAsync(3500);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await jest.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
  finish();
  await clockwork.stop();
});
