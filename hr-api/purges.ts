import { purgeClientSteps } from './access/client-users/data';
import type { Database } from './platform/db/database';
import { purgeDrafts } from './platform/drafts/data';
import type { FileStore } from './platform/files/storage/store';
import { sweepFiles } from './platform/files/storage/sweep';
import { purgeUnclaimedUploads } from './platform/files/uploads';
import { purgeReplies } from './platform/idempotency/run-once';
import type { Recurring } from './platform/jobs/recurring';
import { purgePasswordCodes } from './access/passwords/data';
import { purgeLimits } from './access/sign-in/limits';
import { purgeSessions } from './access/sign-in/sessions/purge-sessions';

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
      await purgeUnclaimedUploads(swept, now);
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
