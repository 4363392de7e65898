import type { Language } from '../../lib/contract/platform/languages';
import type { Database } from './db/database';

/** What each audited action is called to people, by the action. */
export type AuditTexts = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/**
 * What a capability offers for others to use while the HR API runs. A capability that asks the others for more, as home asks for
 * rows, adds its field to this interface by `declare module` beside the code that reads it.
 */
export interface Offers {
  /** The texts of the actions that its writes leave audit rows of. One action, one capability. */
  readonly auditTexts?: AuditTexts;
  /** What the files are for that its uploads bring, as the rows of `uploads` say; no others are taken in. */
  readonly uploadSubjects?: readonly string[];
  /** The flag of what a person has to do before anything else; null where nothing waits. */
  readonly pendingFlag?: (db: Database, personId: string, now: Date) => Promise<number | null>;
}
