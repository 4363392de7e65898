import pino, { type DestinationStream } from 'pino';
import { keepLogging } from './contract/platform/keep-logging';
import { processWide } from './process/process-wide';
import { sayOnError } from './process/say-on-error';

const STANDARD_OUTPUT = 1;

/** Milliseconds that a line may wait for others: a write for each took a third of a lone call. */
const FLUSH_MS = 50;
const FLUSH_BYTES = 4096;

/** Lines that cannot be written wait until they can, up to so many bytes. */
const MAX_WAITING = 4 * 1024 * 1024;

const lost = () => processWide('lost-log-lines', () => ({ lines: 0 }));

/** How many lines this process has not been able to write. */
export const lostLogLines = (): number => lost().lines;

/** No call waits for its line to be written; what is left is written when the process ends. */
export function logOutput(fd: number = STANDARD_OUTPUT): DestinationStream {
  const output = pino.destination({ dest: fd, sync: false, minLength: FLUSH_BYTES, maxLength: MAX_WAITING });
  const kept = keepLogging(output, { whose: 'the portal', say: sayOnError, onLost: () => (lost().lines += 1) });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    output.flush();
  };
  return {
    write: (line) => {
      kept.write(line);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}
