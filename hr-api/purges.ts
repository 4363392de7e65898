import { purgeClientSteps } from './client-users/data';
import type { Database } from './db/database';
import { purgeDrafts } from './drafts/data';
import type { FileStore } from './files/store';
import { sweepFiles } from './files/sweep';
import { forgetWaitingUploads } from './files/uploads';
import { purgeReplies } from './idempotency/once';
import type { Recurring } from './jobs/recurring';
import { purgePasswordCodes } from './passwords/data';
import { purgeLimits } from './sign-in/limits';
import { purgeSessions } from './sign-in/purge-sessions';

const HOURLY = 3_600_000;

/** Deletes what has served its time; running it in two processes at once does no harm. */
export function purges(db: Database, clock: () => Date, files: FileStore): readonly Recurring[] {
  const hourly = (name: string, purge: (db: Database, now: Date) => Promise<void>) => ({
    name,
    everyMs: HOURLY,
    run: () => purge(db, clock()),
  });
  return [
    hourly('sweep files', async (swept, now) => {
      await forgetWaitingUploads(swept, now);
      await sweepFiles(files, swept, now);
    }),
    hourly('purge replies', purgeReplies),
    hourly('purge sessions', purgeSessions),
    hourly('purge attempt limits', purgeLimits),
    hourly('purge password codes', purgePasswordCodes),
    hourly('purge client steps', purgeClientSteps),
    hourly('purge drafts', purgeDrafts),
  ];
}
