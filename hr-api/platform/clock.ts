import { CLOCK_TOLERANCE } from '../../lib/contract/platform/key-header';

/**
 * Whether a time that was written down lies in the future, by more than the clocks of two HR APIs may differ: the clock was
 * set back since. What rests on such a time is over, so that setting a clock back makes nothing last longer (F28).
 */
export function isInFuture(written: Date, now: Date): boolean {
  return written.getTime() > now.getTime() + CLOCK_TOLERANCE;
}
