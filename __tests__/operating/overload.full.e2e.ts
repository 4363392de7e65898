import { expect } from '@playwright/test';
import { answerSamples } from '../bff/stub/sample-replies';
import { json, type Script } from '../bff/stub/stub-upstream';
import { callAt, signInAt } from './ask';
import { test } from './portal-test';

const AT_ONCE = 8;
const ANSWER_MS = 100;
const CALLS = 1_500;

/** An HR API that does 80 of these calls a second, however many there are. */
function limitedScript(): Script {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (response, seen) => {
    if (busy === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    setTimeout(() => {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
      void json([])(response, seen);
    }, ANSWER_MS);
  };
}

test('of far too many calls those that fit are answered, the rest is told so, others go on (F11)', async ({
  stub,
  start,
}) => {
  test.setTimeout(120_000);
  const { address, log } = await start();
  const cookie = await signInAt(address, 'E1001');
  stub.on('api/common/Modules', limitedScript());
  const calls = Array.from({ length: CALLS }, () =>
    callAt(address, 'listModules', cookie).then(({ status }) => status),
  );
  const others: number[] = [];
  for (let other = 0; other < 5; other += 1) {
    others.push((await callAt(address, 'listMenu', cookie)).status);
  }
  const statuses = await Promise.all(calls);
  expect(others).toEqual([200, 200, 200, 200, 200]);
  const count = (status: number) => statuses.filter((one) => one === status).length;
  expect(count(200) + count(503)).toBe(CALLS);
  expect(count(200)).toBeGreaterThan(500);
  expect(count(503)).toBeGreaterThan(100);
  answerSamples(stub);
  const startedAt = performance.now();
  expect((await callAt(address, 'listModules', cookie)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(log()).not.toContain('unexpected failure');
});
