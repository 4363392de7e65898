import pino, { type DestinationStream } from 'pino';
import { portalEnv } from './env';
import { processWide } from './process/process-wide';

/** Milliseconds that a line may wait for others: a write for each took a third of a lone call. */
const FLUSH_MS = 50;
const FLUSH_BYTES = 4096;

/** Standard output. No call waits for its line to be written; what is left is written when the process ends. */
function bufferedOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: FLUSH_BYTES });
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    output.flush();
  };
  return {
    write: (line) => {
      output.write(line);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}

/** One JSON object a line on standard output, with UTC times; control characters are escaped by JSON itself. */
export function log(): pino.Logger {
  return processWide('log', () =>
    pino(
      { level: portalEnv().LOG_LEVEL, base: { service: 'portal' }, timestamp: pino.stdTimeFunctions.isoTime },
      bufferedOutput(),
    ),
  );
}
