import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '../../../lib/contract/all';
import { keyFor, sealedPassword } from './harness/portal-side';
import { bundleServer, freePort, startServer, whenReady, type ServerProcess } from './harness/server-child';
import { SAMPLE_PASSWORD } from './harness/test-settings';

/** Four starts one after another, the first with the sample organisation: on a busy machine that takes minutes. */
jest.setTimeout(400_000);

let folder: string;
let dataDir: string;
let bundle: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'humming-bird-process-'));
  dataDir = join(folder, 'data');
  bundle = await bundleServer(folder);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string>): ServerProcess {
  const process = startServer({ DATA_DIR: dataDir, ...settings }, bundle);
  children.push(process.child);
  return process;
}

function signIn(port: string): Promise<Response> {
  const now = new Date();
  return fetch(`http://127.0.0.1:${port}/${calls.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hr-key': keyFor(calls.signIn, now) },
    body: JSON.stringify({ username: 'E1001', password: sealedPassword(SAMPLE_PASSWORD, now) }),
  });
}

test('it starts empty, finishes current calls on stop, and restarts on its data', async () => {
  const port = await freePort();
  const first = start({ HR_API_PORT: port });
  await whenReady(port, first);

  const second = start({ HR_API_PORT: await freePort() });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Another HR API has the database in ${join(dataDir, 'db')} open: stop it first, or set another DATA_DIR\n`,
  );

  const atHand = Array.from({ length: 10 }, () => signIn(port));
  await Promise.race(atHand);
  first.child.kill('SIGTERM');
  for (const answer of atHand) expect((await answer).status).toBe(200);
  expect(await first.ended).toBe(0);
  expect(first.output()).toContain('"msg":"stopped"');

  const third = start({ HR_API_PORT: port });
  await whenReady(port, third);
  expect((await signIn(port)).status).toBe(200);
  third.child.kill('SIGKILL');
  await third.ended;

  const fourth = start({ HR_API_PORT: port });
  await whenReady(port, fourth);
  expect((await signIn(port)).status).toBe(200);
  fourth.child.kill('SIGINT');
  expect(await fourth.ended).toBe(0);
});

test('a wrong setting ends the start with one line', async () => {
  const { ended, output } = start({ HR_API_PORT: 'abc' });
  expect(await ended).toBe(1);
  expect(output()).toBe('HR_API_PORT must be a whole number\n');
});

test('a port that is taken ends the start with one line', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { ended, output } = start({ HR_API_PORT: String((server.address() as AddressInfo).port) });
  expect(await ended).toBe(1);
  // What it logged before goes another way and may arrive behind it.
  const said = output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));
  expect(said).toEqual(['HR_API_PORT is taken by another process']);
  server.close();
});
