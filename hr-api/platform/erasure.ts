import type { Language } from '../../lib/contract/platform/languages';
import type { Database } from './db/database';
import type { FileStore } from './files/storage/store';

/** Of whom everything is to go: a person with the accounts and employments that were ever theirs. */
export interface ErasedPerson {
  readonly personId: string;
  readonly accountIds: readonly string[];
  readonly employmentIds: readonly string[];
  /** By which texts name them and nobody else: number, addresses, login ids, codes, and a name that nobody shares. */
  readonly words: readonly string[];
}

/** How many records went, and how many stay without a word that says who it was, since others' records stand on them. */
export interface ErasureCounts {
  readonly deleted: number;
  readonly emptied: number;
}

export interface ErasureContext {
  /** In which all of one person's data goes, or nothing of it. */
  readonly db: Database;
  readonly now: Date;
  readonly files: FileStore;
}

/** What a capability holds on people who left, and how it lets go of it. */
export interface Erasure {
  readonly name: string;
  /** As the preview calls it. */
  readonly titles: Readonly<Record<Language, string>>;
  /** What others' rows stand on has a higher number and goes after them; shares of one number do not know each other. */
  readonly order: number;
  /** What `erase` would do to all of these people together; it changes nothing. */
  readonly count: (db: Database, people: readonly ErasedPerson[]) => Promise<ErasureCounts>;
  readonly erase: (context: ErasureContext, person: ErasedPerson) => Promise<void>;
}

declare module './offers' {
  interface Offers {
    /** Its shares of an erasure. */
    readonly erasure?: readonly Erasure[];
  }
}
