import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from '../bff/stub/until';

const ENV = { HR_API_KEY: 'k'.repeat(32), SESSION_SECRET: 's'.repeat(32), NODE_ENV: 'production' as const };

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

/** A process that logs three lines and goes on as `how` says; the numbers in what it has written so far. */
function startLogging(how: string) {
  const program = path.join(__dirname, 'logging-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, how], {
    env: { ...ENV, PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  const numbers = () => [...output.matchAll(/"number":(\d)[^\n]*\n/g)].map(([, number]) => Number(number));
  return { child, numbers };
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
