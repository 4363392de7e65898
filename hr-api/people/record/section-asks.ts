import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';

/** Reads what else asks for a section of somebody. */
export interface SectionAsks {
  readonly db: Database;
  readonly now: Date;
  readonly language: Language;
  readonly personId: string;
  readonly sectionCode: number;
}

declare module '../../platform/offers' {
  interface Offers {
    /** The names of what a person has still to agree to, now or from a planned day on, that asks for a section of their record. */
    readonly agreementsAsking?: (asks: SectionAsks) => Promise<readonly string[]>;
  }
}
