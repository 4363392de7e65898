import type { Database } from '../db/database';
import type { Environment } from '../env';
import type { Inspector } from '../files/inspection/inspector';
import type { FileStore } from '../files/storage/store';
import type { Jobs } from '../jobs/jobs';
import type { MailQueue } from '../mail/mail-queue';
import type { Offers } from '../offers';
import type { Secrets } from '../secrets';

/** What handlers work with beside the database. */
export interface Services {
  readonly env: Environment;
  readonly secrets: Secrets;
  readonly jobs: Jobs;
  readonly mail: MailQueue;
  readonly files: FileStore;
  readonly inspector: Inspector;
  /** What the capabilities offer each other. */
  readonly capabilities: readonly Offers[];
  /** The flag of what a person has to do before anything else, such as agree to a code of conduct; null where nothing waits. */
  readonly pendingFlag: (db: Database, personId: string, now: Date) => Promise<number | null>;
}
