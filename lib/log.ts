import pino from 'pino';
import { portalEnv } from './env';
import { logOutput } from './log-output';
import { processWide } from './process/process-wide';

/** One JSON object a line on standard output, with UTC times; control characters are escaped by JSON itself. */
export function log(): pino.Logger {
  return processWide('log', () =>
    pino(
      { level: portalEnv().LOG_LEVEL, base: { service: 'portal' }, timestamp: pino.stdTimeFunctions.isoTime },
      logOutput(),
    ),
  );
}
