import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Socket } from 'node:net';

let input: Socket | undefined;

/** A shell that outlives us by seconds and ends the groups we leave behind, even after `kill -9`. Started when first needed. */
function reaper(root: string): Socket {
  if (input) return input;
  const child = spawn('sh', [path.join(root, 'scripts/processes/reaper.sh')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  input = child.stdin as Socket;
  input.unref();
  input.on('error', () => (input = undefined));
  return input;
}

export function guardGroup(root: string, group: number): void {
  reaper(root).write(`+${group}\n`);
}

export function releaseGroup(root: string, group: number): void {
  reaper(root).write(`-${group}\n`);
}
