import { expect } from '@playwright/test';
import { json, type Script } from '../bff/stub/stub-upstream';
import { until } from '../bff/stub/until';
import { ask, callAt, signInAt } from './ask';
import { test } from './portal-test';

const ready = async (address: string) => {
  const { status, body } = await ask(`${address}/api/health/ready`);
  return { status, said: (JSON.parse(body) as { status: string }).status };
};

const isRefused = (address: string) =>
  ask(`${address}/api/health/live`).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  );

/** Answers only when told to. */
function held(): { script: Script; release: () => void } {
  const waiting: (() => void)[] = [];
  let isReleased = false;
  return {
    script: async (response, seen) => {
      if (!isReleased) await new Promise<void>((resolve) => waiting.push(resolve));
      await json([])(response, seen);
    },
    release: () => {
      isReleased = true;
      for (const go of waiting) go();
    },
  };
}

test('a stopping portal is unready, refuses newcomers, ends 50 calls, exits 0 (F01)', async ({ stub, start }) => {
  const { address, signal, ended, log } = await start();
  const cookie = await signInAt(address, 'E1001');
  const { script, release } = held();
  stub.on('api/common/Modules', script);
  const calls = Array.from({ length: 50 }, () => callAt(address, 'listModules', cookie));
  await until(() => stub.seenOn('api/common/Modules').length === 50, '50 calls at the HR API', 15_000);

  signal('SIGTERM');
  let answer: unknown;
  await until(async () => (await ready(address).then((one) => (answer = one))).status === 503, 'that it is not ready');
  expect(answer).toEqual({ status: 503, said: 'stopping' });
  await until(() => isRefused(address), 'that newcomers are refused', 20_000);
  release();
  for (const call of calls) expect((await call).status).toBe(200);
  expect(await ended).toBe(0);
  expect(log()).toContain('"msg":"stopped"');
});

test('an idle portal listens on HOST alone, and exits 0 at once on either signal (F01, T61)', async ({ start }) => {
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    const { address, signal, ended } = await start({ STOP_SECONDS: '600' });
    await expect(ask(`${address.replace('127.0.0.1', '127.0.0.2')}/api/health/live`)).rejects.toThrow();
    signal(name);
    signal(name);
    expect(await ended).toBe(0);
  }
});

test('endless calls are cut off at the deadline, counted, and it exits 1 (F02)', async ({ stub, start }) => {
  const { address, signal, ended, log } = await start({ STOP_SECONDS: '2' });
  const cookie = await signInAt(address, 'E1001');
  stub.on('api/common/Modules', held().script);
  const calls = Array.from({ length: 3 }, () => callAt(address, 'listModules', cookie));
  await until(() => stub.seenOn('api/common/Modules').length === 3, 'three calls at the HR API');
  signal('SIGTERM');
  for (const call of calls) {
    const { status, body } = await call;
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([503, 'busy']);
  }
  expect(await ended).toBe(1);
  const line = log()
    .split('\n')
    .find((one) => one.includes('stopped before everything was answered'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, requests: 3, calls: 3 });
});

test('without an HR API the portal lives and is ready, if degraded, and tells no address (F04)', async ({
  stub,
  start,
}) => {
  const { address } = await start();
  expect(await ready(address)).toEqual({ status: 200, said: 'ready' });
  await stub.close();
  expect(await ready(address)).toEqual({ status: 200, said: 'degraded' });
  const { status, body } = await ask(`${address}/api/health/live`);
  expect([status, body]).toEqual([200, '{"status":"live"}']);
});
