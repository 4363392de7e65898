import { writeSync } from 'node:fs';
import pino, { type DestinationStream } from 'pino';

const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/** Lines that cannot be written wait until they can, up to so many bytes. */
const MAX_WAITING = 4 * 1024 * 1024;

let lost = 0;

/** How many lines this process has not been able to write. */
export const lostLogLines = (): number => lost;

/** For who looks at the process itself; where that cannot be written either, nobody can be told. */
function say(text: string): void {
  try {
    writeSync(STANDARD_ERROR, `${text}\n`);
  } catch {
    return;
  }
}

/**
 * Where lines go. A log that cannot be written, as on a full disk, ends nothing: lines wait, then are left out and counted, and
 * standard error says so once until it works again.
 */
export function logOutput(fd: number = STANDARD_OUTPUT): DestinationStream {
  const output = pino.destination({ dest: fd, sync: false, maxLength: MAX_WAITING });
  let isClosed = false;
  let hasSaidSo = false;
  output.on('error', (error: NodeJS.ErrnoException) => {
    isClosed ||= error.code === 'EPIPE';
    if (hasSaidSo) return;
    hasSaidSo = true;
    say(`The log cannot be written (${error.code ?? error.name}); the HR API goes on without it`);
  });
  output.on('write', () => (hasSaidSo = false));
  output.on('drop', () => (lost += 1));
  return {
    write: (line) => {
      if (isClosed) lost += 1;
      else output.write(line);
    },
  };
}
