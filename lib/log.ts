import pino from 'pino';
import { portalEnv } from './env';

let current: pino.Logger | undefined;

/** One JSON object a line on standard output, with UTC times; control characters are escaped by JSON itself. */
export function log(): pino.Logger {
  return (current ??= pino(
    { level: portalEnv().LOG_LEVEL, base: { service: 'portal' }, timestamp: pino.stdTimeFunctions.isoTime },
    // A call does not wait for its line to be written; what is left is written when the process ends.
    pino.destination({ dest: 1, sync: false }),
  ));
}
