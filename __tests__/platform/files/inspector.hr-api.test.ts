import { monitorEventLoopDelay } from 'node:perf_hooks';
import { join } from 'node:path';
import type { ApiError } from '../../../hr-api/platform/errors';
import { createInspector, type Inspector } from '../../../hr-api/platform/files/inspection/inspector';

let inspector: Inspector;
beforeAll(() => {
  inspector = createInspector({ program: join(__dirname, 'inspection-stand-in.mjs'), timeLimitMs: 2_000 });
});
afterAll(() => inspector.stop());

const look = (path: string, source = 'someone') =>
  inspector.look({ kind: 'pdf', content: path }, { source, isPreferred: false }).then(
    () => 'taken',
    ({ code, details }: ApiError) => [code, ...(details.retryAfterSeconds ? [details.retryAfterSeconds] : [])].join(),
  );

test.each([
  ['never ends', 'hang', 'file_excessive'],
  ['never answers', 'silence', 'file_excessive'],
  ['takes all memory', 'burst', 'file_excessive'],
  ['ends the worker', 'end', 'file_unchecked,60'],
  ['is refused', 'refuse', 'file_active'],
])('a file that %s is refused, and the next one is looked at (T84)', async (_, path, refusal) => {
  expect([await look(path), await look('fine')]).toEqual([refusal, 'taken']);
});

test('calls go on while a file is looked at, and who sends many waits behind who sends one (T84)', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  await Promise.all([
    look('slow', 'many').then(note('first of many')),
    look('fine', 'many').then(note('second of many')),
    look('fine', 'many').then(note('third of many')),
    look('fine', 'one').then(note('only one')),
  ]);
  expect(done).toEqual(['first of many', 'second of many', 'only one', 'third of many']);
  expect(delay.max / 1e6).toBeLessThan(1_000);
});

test('whose file took too much keeps nobody waiting a second time (T84)', async () => {
  expect(await look('hang', 'a thief of time')).toBe('file_excessive');
  const again = look('hang', 'a thief of time');
  const isLooking = Promise.race([again.then(() => false), look('fine', 'a colleague').then(() => true)]);
  expect(await isLooking).toBe(true);
  expect(await again).toBe('file_excessive');
});

test('what is sent along with a file that takes too much keeps nobody waiting either (T84)', async () => {
  const sent = Promise.all(['hang', 'hang', 'hang'].map((path) => look(path, 'a thief in a hurry')));
  const isFirst = Promise.race([sent.then(() => false), look('fine', 'another colleague').then(() => true)]);
  const begun = performance.now();
  expect(await isFirst).toBe(true);
  expect(performance.now() - begun).toBeLessThan(3_500);
  expect(await sent).toEqual(['file_excessive', 'file_excessive', 'file_excessive']);
}, 20_000);

test('without its worker no file is taken, and the sender is asked to try again later', async () => {
  const broken = createInspector({ program: join(__dirname, 'no-such-program.mjs') });
  const looked = broken.look({ kind: 'pdf', content: 'fine' }, { source: 'someone', isPreferred: false });
  await expect(looked).rejects.toMatchObject({ code: 'file_unchecked', status: 503 });
  await broken.stop();
});
