import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Mailbox } from '../e2e/mailbox';
import { ask, callAt, ownHeaders, signInAt, type Reply } from './ask';
import { withTwoOfEach, type TwoOfEach } from './two-of-each';

const SERVER = process.env.TEST_DATABASE_URL ?? '';
const PEOPLE = ['E1001', 'E1002', 'E1003', 'E1004', 'E1005', 'E1006'];

/** The same as through the front, to one portal of the two. */
function askPortal(
  { address: front, portals }: TwoOfEach,
  at: number,
  target: string,
  { cookie = '', body = {} }: { cookie?: string; body?: object } = {},
): Promise<Reply> {
  return ask(`${portals[at]!.address}${target}`, {
    method: 'POST',
    headers: { ...ownHeaders(front, cookie), host: new URL(front).host },
    body: JSON.stringify(body),
  });
}

/** People who sign in, read and write without a pause until told to stop; answers what failed and how much was done. */
function startLoad(address: string): () => Promise<{ failed: string[]; done: number }> {
  let isOver = false;
  let done = 0;
  const failed: string[] = [];
  const take = async (what: string, step: () => Promise<Reply>) => {
    const said = await step().then(
      ({ status, body }) => (status === 200 ? '' : `${status} ${body}`),
      (error: Error) => error.message,
    );
    if (said) failed.push(`${what}: ${said}`);
    done += 1;
  };
  const live = async (employeeId: string) => {
    while (!isOver) {
      const cookie = await signInAt(address, employeeId).catch((error: Error) => {
        failed.push(error.message);
        return '';
      });
      done += 1;
      if (!cookie) continue;
      for (let round = 0; round < 5 && !isOver; round += 1) {
        await take('listMenu', () => callAt(address, 'listMenu', cookie));
        await take('setLanguage', () =>
          ask(`${address}/api/hr/setLanguage`, {
            method: 'POST',
            headers: { ...ownHeaders(address, cookie), 'idempotency-key': randomUUID() },
            body: JSON.stringify({ Language: 'en' }),
          }),
        );
      }
    }
  };
  const lives = PEOPLE.map(live);
  return async () => {
    isOver = true;
    await Promise.all(lives);
    return { failed, done };
  };
}

test('restarting one portal and one HR API of two interrupts nobody (F03)', async () => {
  test.setTimeout(180_000);
  await withTwoOfEach(SERVER, async (installation) => {
    const { address, restartPortal, restartHrApi } = installation;
    const cookie = await signInAt(address, 'E1001');
    const finish = startLoad(address);
    expect(await restartPortal(0)).toBe(0);
    expect(await restartHrApi(0)).toBe(0);
    const { failed, done } = await finish();
    expect(failed).toEqual([]);
    expect(done).toBeGreaterThan(100);
    for (const at of [0, 1])
      expect((await askPortal(installation, at, '/api/hr/listMenu', { cookie })).status).toBe(200);
  });
});

test('two portals and HR APIs share codes, limits and session ends; mails go once', async () => {
  test.setTimeout(180_000);
  await withTwoOfEach(SERVER, async (installation) => {
    const { address, dataDir } = installation;
    const folder = path.join(dataDir, 'mail');
    const mailbox = new Mailbox(folder);

    const pending = await signInAt(address, 'E1007');
    const names = await expect
      .poll(() => readdir(folder).catch(() => []), { timeout: 10_000 })
      .not.toEqual([])
      .then(() => readdir(folder));
    const to = /-([^-\s]+@[^-\s]+)-/.exec(names[0] ?? '')?.[1] ?? '';
    const OTP = /\b\d{6}\b/.exec(await mailbox.next(to))?.[0];
    const verified = await askPortal(installation, 1, '/api/session/code', { cookie: pending, body: { OTP } });
    expect(verified.status, verified.body).toBe(200);
    const again = await askPortal(installation, 0, '/api/session/code', { cookie: pending, body: { OTP } });
    expect(again.status).toBe(401);

    const cookie = await signInAt(address, 'E1001');
    expect((await askPortal(installation, 0, '/api/session/sign-out', { cookie })).status).toBe(200);
    await expect.poll(async () => (await askPortal(installation, 1, '/api/hr/listMenu', { cookie })).status).toBe(401);

    const tried: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const body = { username: 'E1002', password: 'not the password' };
      tried.push((await askPortal(installation, round % 2, '/api/session/sign-in', { body })).status);
    }
    expect(tried).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await readdir(folder)).filter((name) => name.includes(`-${to}-`))).toHaveLength(1);
  });
});
