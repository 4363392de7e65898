import type { SessionEnd } from '../../../lib/contract/access/session-ends';
import type { Actor } from '../calls/call';
import type { Database } from '../db/database';
import type { Environment } from '../env';

/** A session as its record says, ended or not. */
export interface SessionRecord {
  readonly actor: Actor;
  readonly storedLanguage: string | null;
  readonly lastUsedAt: Date;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
  /** Why it has ended; null for one that has not, or for a reason that is none of today's. */
  readonly endedBecause: SessionEnd | null;
  /** Why it is to end now though its record does not say so yet. */
  readonly dueEnd: SessionEnd | null;
  /** Whether reads are still answered, though it has ended: it goes on in another role since a moment ago. */
  readonly mayStillRead: boolean;
}

/** How the guard reads and ends sessions; who signs in, and how, is decided above it. */
export interface SessionStore {
  readonly find: (db: Database, token: string, now: Date, env: Environment) => Promise<SessionRecord | null>;
  readonly end: (db: Database, sessionId: string, because: SessionEnd, now: Date) => Promise<unknown>;
  readonly noteUse: (db: Database, session: SessionRecord, now: Date) => Promise<void>;
}
