import { killChildren, stopChildren } from './child';

const FORCE_AFTER_MS = 500;
const PARENT_CHECK = 1000;

/**
 * Calls `onStop` once when the person or the system asks us to end: Ctrl-C, SIGTERM, a closed terminal, or npm, which
 * dies of a signal without handing it on. Children are stopped after it, then the process ends with `code`. A second
 * Ctrl-C kills them; the same key press may arrive twice, from the terminal and from npm, and counts once.
 */
export function onInterrupt(onStop: () => void, code: () => number): void {
  let askedAt: number | undefined;
  const ask = () => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt < FORCE_AFTER_MS) return;
      killChildren();
      process.exit(130);
    }
    askedAt = Date.now();
    onStop();
    void stopChildren().then(() => process.exit(code()));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    if (askedAt === undefined) ask();
  }, PARENT_CHECK);
  timer.unref();
}
