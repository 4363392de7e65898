import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../lib/contract/platform/languages';
import type { Timetable } from '../../lib/contract/platform/schedules/timetable';
import type { Handlers } from './calls/call';
import type { Database } from './db/database';
import type { Environment } from './env';
import type { Inspector } from './files/inspection/inspector';
import type { FileStore } from './files/storage/store';
import type { JobHandler } from './jobs/jobs';
import type { MailQueue } from './mail/mail-queue';
import type { Offers } from './offers';
import type { SampleData } from './sample-data';
import type { Occurrence } from './schedules/occurrence';
import type { Secrets } from './secrets';

/** What work beside the calls is built from. */
export interface Dependencies {
  readonly db: Database;
  readonly clock: () => Date;
  readonly env: Environment;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
  readonly files: FileStore;
  readonly inspector: Inspector;
  readonly mail: MailQueue;
  /** What the capabilities offer each other. */
  readonly capabilities: readonly Offers[];
}

/** What brings a database up to date is built from. */
export interface StartContext {
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly at: Date;
  readonly capabilities: readonly Offers[];
}

/** Work that is due by the clock; it must bear running in two processes at once. */
export interface RecurringWork {
  /** How log and settings call it: verb and noun. */
  readonly key: string;
  /** How people read it. */
  readonly names: Readonly<Record<Language, string>>;
  readonly everyMs: number;
  /** When it runs at first, where that is a day and an hour. */
  readonly usual?: Pick<Timetable, 'time' | 'frequency'>;
  /** Whether it rests until an administrator lets it run. */
  readonly startsPaused?: boolean;
  /** How often it may run at most; and, where it may not be switched off, at least. */
  readonly bounds: { readonly leastMs: number; readonly mostMs: number };
  readonly mayBeSwitchedOff: boolean;
  readonly run: (dependencies: Dependencies, occurrence: Occurrence) => Promise<void>;
}

/** Rows that the product brings itself. They are loaded once: where the table has such rows nothing is touched. */
export interface ReferenceData {
  /** Has rows, or such rows, once this was loaded. */
  readonly table: PgTable;
  readonly where?: SQL;
  /** What builds on rows of another part has a higher number; parts of one number do not know each other. */
  readonly order: number;
  readonly load: (tx: Database) => Promise<void>;
}

/** Deletes what has served its time. It must bear running in two processes at once. */
export type Purge = (db: Database, now: Date, files: FileStore) => Promise<void>;

/**
 * All that the HR API has to know of a capability, said in its own `capability.ts` and put into the list `hr-api/capabilities.ts`
 * with one statement. Nothing else names a capability; handlers, jobs, purges, reference and sample data are composed from the list.
 */
export interface Capability extends Offers {
  /** The word of its folder. */
  readonly name: string;
  /** The handlers of its calls; the compiler knows from the list whether one is missing. */
  readonly handlers?: Partial<Handlers>;
  /** What builds the worker of each of its queues. */
  readonly queues?: Readonly<Record<string, (dependencies: Dependencies) => JobHandler>>;
  readonly referenceData?: readonly ReferenceData[];
  /** Its part of the sample organisation. */
  readonly sampleData?: SampleData;
  /** Brings what it needs to a database that an earlier version filled, each time the process starts. */
  readonly completeAtStart?: (db: Database, context: StartContext) => Promise<void>;
}

/** Parts that no capability has: a misspelt one would be composed by nobody. */
type NoOther<C> = { readonly [Part in Exclude<keyof C, keyof Capability>]: never };

/** Declares a capability and keeps its precise type. */
export const defineCapability = <const C extends Capability>(capability: C & NoOther<C>): C => capability;
