import type { Database } from './db/database';
import { purgeReplies } from './idempotency/once';
import type { Recurring } from './jobs/recurring';
import { purgeLimits } from './sign-in/limits';
import { purgeSessions } from './sign-in/purge-sessions';

const HOURLY = 3_600_000;

/** Deletes what has served its time; running it in two processes at once does no harm. */
export function purges(db: Database, clock: () => Date): readonly Recurring[] {
  const hourly = (name: string, purge: (db: Database, now: Date) => Promise<void>) => ({
    name,
    everyMs: HOURLY,
    run: () => purge(db, clock()),
  });
  return [
    hourly('purge replies', purgeReplies),
    hourly('purge sessions', purgeSessions),
    hourly('purge attempt limits', purgeLimits),
  ];
}
