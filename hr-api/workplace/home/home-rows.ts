import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../../platform/db/database';
import type { CalendarDate } from '../../platform/dates';

export interface HomeQuestion {
  readonly on: CalendarDate;
  readonly language: Language;
  /** So many of each kind at most. */
  readonly limit: number;
  /** Only those that lead into this module. */
  readonly moduleCode?: number;
}

/** A pending task and, of somebody of the team, whose it is. */
export interface HomeTask {
  readonly code: string;
  readonly title: string;
  readonly dueOn: CalendarDate | null;
  readonly link: string;
  readonly name?: string;
  readonly empid?: string | null;
  readonly hasPhoto?: boolean;
  /** Whether its owner may say that it is done: `finishTask`. */
  readonly canFinish?: boolean;
}

/** A notification (`N`) or message (`M`) that is not read. */
export interface HomeUnread {
  readonly code: string;
  readonly subject: string;
  readonly kind: 'N' | 'M';
  readonly sender: string | null;
  readonly roleCode: number;
  readonly link: string;
  readonly linkKey: string;
  readonly linkValue: string;
  readonly createdAt: Date;
}

export interface HomeRows {
  /** An employee's own tasks and those of their team, the most urgent first. */
  readonly tasks?: (
    db: Database,
    employmentId: string,
    question: HomeQuestion,
  ) => Promise<{ readonly own: readonly HomeTask[]; readonly team?: readonly HomeTask[] }>;
  /** The newest of each kind. */
  readonly unread?: (db: Database, accountId: string, question: HomeQuestion) => Promise<readonly HomeUnread[]>;
}

declare module '../../platform/offers' {
  interface Offers {
    /** What of its own home lists. */
    readonly homeRows?: HomeRows;
  }
}
