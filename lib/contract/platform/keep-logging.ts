/** What a log writes to, as far as it is needed here; pino's destination is one. */
interface LogDestination {
  write(line: string): unknown;
  on(event: 'error', listener: (error: { code?: string; name: string }) => void): unknown;
  on(event: 'write' | 'drop', listener: () => void): unknown;
}

interface LossOptions {
  /** Whose log it is, such as `the portal`. */
  readonly whose: string;
  /** For who looks at the process itself. */
  readonly say: (text: string) => void;
  readonly onLost: () => void;
}

/**
 * A log that cannot be written, as on a full disk, ends nothing: lines wait, then are left out and counted, and `say` hears of
 * it once until it works again. A pipe that nobody reads any more is closed for good.
 */
export function keepLogging(destination: LogDestination, { whose, say, onLost }: LossOptions) {
  let isClosed = false;
  let hasSaidSo = false;
  destination.on('error', ({ code, name }) => {
    isClosed ||= code === 'EPIPE';
    if (hasSaidSo) return;
    hasSaidSo = true;
    say(`The log cannot be written (${code ?? name}); ${whose} goes on without it`);
  });
  destination.on('write', () => (hasSaidSo = false));
  destination.on('drop', onLost);
  return {
    write: (line: string): void => {
      if (isClosed) onLost();
      else destination.write(line);
    },
  };
}
