import type { CallContext } from '../../platform/calls/call';
import type { Services } from '../../platform/calls/services';
import type { CalendarDate } from '../../platform/dates';

/**
 * Where a row stands at home: to be done today, within a week, for information, or in the person's team. What is due later is only
 * counted.
 */
export type HomeGroup = 'now' | 'week' | 'later' | 'info' | 'team';

/** So many days after today are within a week. */
export const WEEK = 7;

/** What is addressed to a person. Whoever is addressed sees it, whatever role is active. */
export interface HomeRow {
  /** What kind of thing it is: `task`, `ticket`, `notification` … */
  readonly kind: string;
  readonly code: string;
  readonly title: string;
  readonly group: Exclude<HomeGroup, 'later'>;
  /** What its button does: say that it is done, answer it, or open where it is done. */
  readonly button: 'finish' | 'reply' | 'open';
  readonly dueOn?: CalendarDate | null;
  readonly createdAt?: Date;
  /** Who sent it, or of the team, whose it is. */
  readonly name?: string | null;
  readonly empid?: string | null;
  readonly hasPhoto?: boolean;
  /** Opens that person's card; left out where the reader may not. */
  readonly personCode?: string;
  /** The page, and the pair behind it. */
  readonly link: string;
  readonly linkKey?: string;
  readonly linkValue?: string;
  /** The role that it is for; left out for what opens in any role that may open the page. */
  readonly roleCode?: number;
}

export interface HomeQuestion {
  readonly on: CalendarDate;
  /** So many of each group at most. */
  readonly limit: number;
  /** Only what leads into this module. */
  readonly moduleCode?: number;
}

export interface HomeAnswer {
  /** Of each group the first ones: by the day when they are due, `info` from the newest on. */
  readonly rows: readonly HomeRow[];
  /** How many there are, those that are not among the rows included. */
  readonly counts: Readonly<Partial<Record<HomeGroup, number>>>;
}

/** Finds what of a capability waits for the caller. It asks by the addressee, never by the active role. */
export type HomeSource = (
  context: Pick<CallContext, 'actor' | 'db' | 'now' | 'language'> & {
    readonly services: Pick<Services, 'capabilities'>;
  },
  question: HomeQuestion,
) => Promise<HomeAnswer>;

/** Finds what of a capability happened since and concerns the caller, the newest ones if there are many; nothing that is settled. */
export type CatchUpSource = (
  context: Parameters<HomeSource>[0],
  question: { readonly since: Date; readonly limit: number },
) => Promise<readonly HomeRow[]>;

declare module '../../platform/offers' {
  interface Offers {
    /** What of its own waits for a person at home. */
    readonly homeRows?: HomeSource;
    /** What of its own happened while a person was away. */
    readonly catchUpRows?: CatchUpSource;
  }
}
