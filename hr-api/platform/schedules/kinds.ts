import type { Dependencies, Purge, RecurringWork } from '../capability';
import type { Database } from '../db/database';
import type { Occurrence } from './occurrence';

/** What a run did, by what it counts: `{ delivered: 3 }`. */
export type Counts = Readonly<Record<string, number>>;

/** What is done when a schedule of a kind is due. */
export interface ScheduledKind {
  /** Throws where it failed. What it writes it writes by `occurrence.write` or `occurrence.deliver`. */
  readonly run: (occurrence: Occurrence, dependencies: Dependencies) => Promise<Counts>;
  /** How often a run that throws is tried in all, minutes apart; what it delivered before stays delivered. */
  readonly tries: number;
  /** Whether a run may take minutes: then one worker of each process is left to the other kinds. */
  readonly isLong?: boolean;
  /** Tells whoever is to know that a mail of one of its schedules was refused or given up. */
  readonly tellUndelivered?: (tx: Database, subject: string, dependencies: Dependencies) => Promise<void>;
  /** Tells whoever is to know that a run of one of its schedules failed for good. */
  readonly tellFailed?: (tx: Database, subject: string, dependencies: Dependencies) => Promise<void>;
  /** Whether a service plans what of it is due, by `planDue`, so that administrators see and decide when. */
  readonly isPlannedByService?: boolean;
  /** How long what it did can be read. */
  readonly keepDays: number;
}

declare module '../offers' {
  interface Offers {
    /** By the kind of schedules that it keeps. */
    readonly scheduled?: Readonly<Record<string, ScheduledKind>>;
    readonly recurring?: readonly RecurringWork[];
    /** By verb and noun. */
    readonly purges?: Readonly<Record<string, Purge>>;
  }
}
