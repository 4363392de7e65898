import path from 'node:path';
import { Refusal, type CommandContext } from '../scripts/command';
import { machineEnvironment } from '../scripts/environments';
import { startChild } from '../scripts/processes/child';
import { findFreePort } from '../scripts/processes/ports';
import { waitUntilReady } from '../scripts/processes/readiness';
import { ensureFloor } from './floor-build';

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly readyAt: string;
}

const READY_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 5_000;

async function start({ root, source }: CommandContext, program: Program): Promise<void> {
  const { name, args, cwd, env, readyAt } = program;
  const child = await startChild({
    name,
    command: process.execPath,
    args,
    root,
    cwd,
    env: { ...machineEnvironment(source), NODE_ENV: 'production', ...env },
    stopWithin: STOP_TIMEOUT_MS,
  });
  const { state } = await waitUntilReady(readyAt, child, READY_TIMEOUT_MS);
  if (state !== 'ready') throw new Refusal(`The ${name} did not start.`);
}

async function startScript(context: CommandContext, file: string, argument = ''): Promise<string> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const script = path.join(context.root, 'bench', file);
  const args = ['--import', 'tsx', script, String(port), argument];
  await start(context, { name: file, args, cwd: context.root, readyAt: `${address}/ready` });
  return address;
}

/** An upstream that answers at once, and files of so many megabytes, in a process of its own; its address. */
export const startStub = (context: CommandContext, megabytes = 0) =>
  startScript(context, 'stub-upstream.ts', String(megabytes));

/** A proxy that does nothing but pass on to `upstream`; its address. */
export const startBareProxy = (context: CommandContext, upstream: string) =>
  startScript(context, 'bare-proxy.ts', upstream);

/** The empty Next application, built when needed; its address. */
export async function startFloor(context: CommandContext): Promise<string> {
  const server = await ensureFloor(context);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), HOSTNAME: '127.0.0.1' };
  await start(context, {
    name: 'empty Next application',
    args: [server],
    cwd: path.dirname(server),
    env,
    readyAt: address,
  });
  return address;
}
