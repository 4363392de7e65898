import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../../hr-api/platform/db/embedded/folder-lock';

let parent: string;
let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'humming-bird-lock-'));
  folder = join(parent, 'db');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(parent, { recursive: true, force: true });
});

const HOLD_LOCK_SCRIPT = `
  import { lockFolder } from ${JSON.stringify(join(process.cwd(), 'hr-api/platform/db/embedded/folder-lock.ts'))};
  lockFolder(process.argv[1]).then(
    () => { process.stdout.write('held'); setInterval(() => {}, 1000); },
    (error) => { process.stdout.write('refused ' + error.message); process.exit(1); },
  );
`;

/** Another process that tries to hold the folder, and what it says of it. */
function another(): { child: ChildProcess; said: Promise<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', HOLD_LOCK_SCRIPT, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = new Promise<string>((resolve) => child.stdout?.once('data', (bytes) => resolve(String(bytes))));
  return { child, said };
}

test('a second process is refused with one line that names the folder', async () => {
  expect(await another().said).toBe('held');
  expect(await another().said).toBe(
    `refused Another HR API has the database in ${folder} open: stop it first, or set another DATA_DIR`,
  );
});

test('when the holder is killed the next process takes over, and cleans up', async () => {
  const { child, said } = another();
  expect(await said).toBe('held');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  const unlock = await lockFolder(folder);
  expect((await readdir(parent)).filter((name) => name.startsWith('db.lock.'))).toEqual(['db.lock.2']);
  expect((await readdir(parent)).filter((name) => name.startsWith('.humming-bird-'))).toHaveLength(1);
  await unlock();
});

test('of ten that start at once, after a kill, one holds the folder', async () => {
  const { child, said } = another();
  await said;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  const held = attempts.filter((attempt) => attempt.status === 'fulfilled');
  expect(held).toHaveLength(1);
  for (const attempt of held) await attempt.value();
});

test('a folder that was let go of can be held again', async () => {
  for (let time = 0; time < 3; time += 1) await (await lockFolder(folder))();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('Another HR API has the database');
  await unlock();
});

test('a folder with a long path can be held', async () => {
  const deep = join(parent, 'x'.repeat(150));
  const unlock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('Another HR API has the database');
  await unlock();
});
