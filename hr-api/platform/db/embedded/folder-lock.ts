import { randomBytes } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseError } from '../errors';

/** The longest path that every system takes for a socket. */
const SOCKET_PATH_LIMIT = 100;

interface Claim {
  readonly number: number;
  readonly path: string;
}

/**
 * Holds a folder for the life of this process and answers how to let go of it. Throws a `DatabaseError` while another process
 * holds it.
 *
 * A claim is a numbered file beside the folder that names a listening socket. The system closes the socket of a process that
 * dies in whatever way, so a claim that nobody answers for is void and nothing needs cleaning up. Linking a file that is
 * complete already makes each claim atomic; the highest number wins, and is never removed before a higher one exists.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { server, socket } = await listen(folder);
  const unlock = () => new Promise<void>((resolve) => server.close(() => resolve()));
  try {
    const mine = await claim(folder, socket);
    await removeBelow(folder, mine.number);
    return unlock;
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function claim(folder: string, socket: string): Promise<Claim> {
  for (;;) {
    const highest = (await claimsOn(folder)).at(-1);
    if (highest && (await isAnsweredFor(highest))) {
      throw new DatabaseError(
        `Another HR API has the database in ${folder} open: stop it first, or set another DATA_DIR`,
      );
    }
    const number = (highest?.number ?? 0) + 1;
    const mine = { number, path: claimPath(folder, number) };
    if (!(await placeClaim(mine, socket))) continue;
    if ((await claimsOn(folder)).at(-1)?.number === number) return mine;
    await rm(mine.path, { force: true });
  }
}

async function placeClaim({ path }: Claim, socket: string): Promise<boolean> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, socket);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

const claimPath = (folder: string, number: number) => `${folder}.lock.${number}`;

async function claimsOn(folder: string): Promise<Claim[]> {
  const prefix = `${basename(folder)}.lock.`;
  const names = await readdir(dirname(folder));
  return names
    .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
    .map((name) => ({ number: Number(name.slice(prefix.length)), path: join(dirname(folder), name) }))
    .sort((one, other) => one.number - other.number);
}

async function isAnsweredFor({ path }: Claim): Promise<boolean> {
  const socket = await readFile(path, 'utf8').catch(() => '');
  if (!socket) return false;
  return new Promise((resolve) => {
    const attempt = connect(socket);
    attempt.once('connect', () => resolve(true));
    attempt.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'));
    attempt.once('close', () => attempt.destroy());
    attempt.once('connect', () => attempt.destroy());
  });
}

async function removeBelow(folder: string, number: number): Promise<void> {
  for (const old of await claimsOn(folder)) {
    if (old.number >= number) return;
    const socket = await readFile(old.path, 'utf8').catch(() => '');
    if (socket.startsWith('/')) await rm(socket, { force: true });
    await rm(old.path, { force: true });
  }
}

async function listen(folder: string): Promise<{ server: Server; socket: string }> {
  const socket = socketPath(folder);
  const server = createServer((visitor) => visitor.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  server.unref();
  return { server, socket };
}

function socketPath(folder: string): string {
  const name = `humming-bird-${randomBytes(8).toString('hex')}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const beside = join(dirname(folder), `.${name}`);
  return beside.length <= SOCKET_PATH_LIMIT ? beside : join(tmpdir(), name);
}
