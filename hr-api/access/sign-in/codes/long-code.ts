import type { Budget } from '../../../platform/budgets/budgets';
import { hmac } from '../../../platform/secrets';

const WINDOW_MS = 60 * 60_000;

/** How long a long code is good at most; it is so for an hour at least. */
export const LONG_CODE_LIFETIME_MS = 2 * WINDOW_MS;

export interface LongCode {
  readonly code: string;
  readonly endsAt: Date;
  /** Lets it be mailed once. */
  readonly mail: Budget;
}

interface LongCodeOf {
  readonly secret: Buffer;
  /** What the mails are counted for: an id or names that were typed. */
  readonly subject: string;
  /** The account, and what changes when the code was used. */
  readonly use: string;
}

/**
 * What is mailed to an account when others have used up its codes: the same code in every browser that asks, mailed once an
 * hour. So whoever reads the mailbox goes on, however often strangers ask, and the mailbox does not fill. Sixteen digits
 * cannot be guessed, so tries at it need no count.
 */
export function longCodeOf({ secret, subject, use }: LongCodeOf, now: Date): LongCode {
  const window = Math.floor(now.getTime() / WINDOW_MS);
  const number = hmac(secret, `long code ${use} ${window}`).readBigUInt64BE() % 10n ** 16n;
  return {
    code: String(number).padStart(16, '0'),
    endsAt: new Date((window + 2) * WINDOW_MS),
    mail: { subject: `long code of ${subject} in ${window}`, atOnce: 1, anHour: 1 },
  };
}
