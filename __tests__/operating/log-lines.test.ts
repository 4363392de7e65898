import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { until } from '../bff/stub/until';

const ENV = { HR_API_KEY: 'k'.repeat(32), SESSION_SECRET: 's'.repeat(32), NODE_ENV: 'production' as const };

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** A process that logs three lines and goes on as `how` says; the numbers in what it has written so far. */
function startLogging(how: string, output: 'pipe' | number = 'pipe') {
  const program = path.join(__dirname, 'logging-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, how], {
    env: { ...ENV, PATH: process.env.PATH },
    stdio: ['ignore', output, 'pipe'],
  });
  children.push(child);
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += String(chunk)));
  const numbers = () => [...written.matchAll(/"number":(\d)[^\n]*\n/g)].map(([, number]) => Number(number));
  return { child, numbers, said: () => written };
}

test.each(['exits', 'throws', 'rejects'])(
  'a portal that %s has written every line before it ends',
  async (how) => {
    const { child, numbers } = startLogging(how);
    await once(child, 'close');
    expect(numbers()).toEqual([1, 2, 3]);
  },
  60_000,
);

test('a portal that runs on writes its lines without waiting for more of them', async () => {
  const { numbers } = startLogging('runs on');
  await until(() => numbers().length === 3, 'the three lines', 55_000);
}, 60_000);

test.each([
  ['whose log nobody reads any more', 'EPIPE', 'pipe'],
  ['whose log is on a full disk', 'ENOSPC', '/dev/full'],
])(
  'a portal %s goes on, says so once and counts lost lines (F19)',
  async (_, code, output) => {
    const { child, said } = startLogging('goes on logging', output === 'pipe' ? 'pipe' : openSync(output, 'w'));
    if (child.stdout) {
      await until(() => said().includes('"number":3'), 'the three lines', 55_000);
      child.stdout.destroy();
    }
    await until(() => said().includes('lost 20 lines'), 'that lost lines are counted', 55_000);
    expect(said().match(/The log .*/g)).toEqual([`The log cannot be written (${code}); the portal goes on without it`]);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  },
  60_000,
);
