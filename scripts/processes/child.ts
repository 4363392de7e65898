import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { guardGroup, releaseGroup } from './reaper';

export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly root: string;
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The account to run as; left out: our own. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** What asks it to stop (default SIGTERM), and how long it may take until it is killed, in milliseconds. */
  readonly stopSignal?: NodeJS.Signals;
  readonly stopWithin: number;
  readonly onLine?: (line: string, from: 'stdout' | 'stderr') => void;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Its exit code; 128 and the signal's number where a signal ended it. Never rejects. */
  readonly ended: Promise<number>;
  stop(): Promise<void>;
  kill(): void;
}

const SIGNAL_NUMBERS: Partial<Record<NodeJS.Signals, number>> = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** What left the group may still hold the pipes; its lines are not waited for. */
const LAST_LINES_TIMEOUT_MS = 1000;

const running = new Set<Child>();

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function readLines(stream: Readable, onLine: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine);
}

/**
 * Starts a process in a group of its own: a Ctrl-C at the terminal reaches us alone, and ending the group ends all that
 * the process started. No group outlives us.
 */
export async function startChild(options: ChildOptions): Promise<Child> {
  const { name, command, args, root, user, stopSignal = 'SIGTERM', stopWithin, onLine = () => {} } = options;
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: options.env as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  const pid = child.pid as number;
  guardGroup(root, pid);
  readLines(child.stdout, (line) => onLine(line, 'stdout'));
  readLines(child.stderr, (line) => onLine(line, 'stderr'));

  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? 128 + (SIGNAL_NUMBERS[signal as NodeJS.Signals] ?? 0)));
  });
  const ended = exited.then(async (code) => {
    signalGroup(pid, 'SIGKILL');
    releaseGroup(root, pid);
    await Promise.race([closed, delay(LAST_LINES_TIMEOUT_MS, undefined, { ref: false })]);
    running.delete(self);
    return code;
  });
  const self: Child = {
    name,
    pid,
    ended,
    async stop() {
      if (!running.has(self)) return;
      signalGroup(pid, stopSignal);
      const timer = setTimeout(() => self.kill(), stopWithin);
      await ended;
      clearTimeout(timer);
    },
    kill: () => signalGroup(pid, 'SIGKILL'),
  };
  running.add(self);
  return self;
}

/** Asks every child to stop, the one started last first, each within its bound. */
export async function stopChildren(): Promise<void> {
  for (const child of [...running].reverse()) await child.stop();
}

export function killChildren(): void {
  for (const child of running) child.kill();
}
