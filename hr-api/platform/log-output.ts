import { writeSync } from 'node:fs';
import pino, { type DestinationStream } from 'pino';
import { keepLogging } from '../../lib/contract/platform/keep-logging';

const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/** Lines that cannot be written wait until they can, up to so many bytes. */
const MAX_WAITING = 4 * 1024 * 1024;

let lost = 0;

/** How many lines this process has not been able to write. */
export const lostLogLines = (): number => lost;

/** Where standard error cannot be written either, nobody can be told. */
function say(text: string): void {
  try {
    writeSync(STANDARD_ERROR, `${text}\n`);
  } catch {
    return;
  }
}

/** Where lines go, standard output unless told otherwise. */
export function logOutput(fd: number = STANDARD_OUTPUT): DestinationStream {
  const output = pino.destination({ dest: fd, sync: false, maxLength: MAX_WAITING });
  return keepLogging(output, { whose: 'the HR API', say, onLost: () => (lost += 1) });
}
