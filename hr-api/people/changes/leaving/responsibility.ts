import type { CallContext } from '../../../platform/calls/call';
import type { CalendarDate } from '../../../platform/dates';
import type { Offers } from '../../../platform/offers';
import type { ChangeEffect } from '../change-effects';

/** Somebody who leaves. */
export interface Leaver {
  readonly employmentId: string;
  readonly personId: string;
  /** The first day after the employment. */
  readonly day: CalendarDate;
}

/** To whom something goes: employments, null for nobody. */
export interface Successors {
  readonly to: string | null;
  /** Who leads the leaver: for the successor's own place, who cannot be their own. */
  readonly above: string | null;
}

/** Who asks what somebody holds. */
export type HeldContext = Pick<CallContext, 'actor' | 'db' | 'now' | 'language'>;

/** The press in which somebody leaves; what it writes is taken back with it. */
export type LeavingContext = Pick<CallContext, 'actor' | 'db' | 'now' | 'language' | 'requestId' | 'services'> & {
  /** The change that is the leaving. */
  readonly changeId: string;
  readonly batch: string;
  /** Stands in the histories of those whom it touches, and tells nothing of why somebody leaves. */
  readonly because: string;
};

/** The day itself comes by the clock, without an actor. */
export type SettleContext = Pick<CallContext, 'db' | 'now' | 'requestId'> & {
  readonly services: Pick<CallContext['services'], 'env' | 'mail' | 'secrets' | 'capabilities'>;
  readonly actor: null;
  /** Who let them leave. */
  readonly madeBy: string;
  readonly roleCode: number;
};

/** One kind of thing that somebody is responsible for, and that must not be left hanging when they leave. */
export interface Responsibility {
  readonly key: string;
  /** Whether it goes on with somebody else; if not it ends with the employment. */
  readonly goesOn: boolean;
  /** What of it somebody holds after their last day; null for nothing. */
  readonly find: (context: HeldContext, leaver: Leaver) => Promise<ChangeEffect | null>;
  /** Hands over what has days, from the first day after the employment on. */
  readonly pass?: (context: LeavingContext, leaver: Leaver, successors: Successors) => Promise<void>;
  /** Hands over, on that day, what has none. */
  readonly settle?: (context: SettleContext, leaver: Leaver, to: string | null) => Promise<void>;
}

/** Somebody of whom it is said that they never came, by the employment that was to begin. */
export type NeverCame = Pick<Leaver, 'employmentId' | 'personId'> & {
  /** Their first day. */
  readonly from: CalendarDate;
};

declare module '../../../platform/offers' {
  interface Offers {
    readonly responsibilities?: readonly Responsibility[];
    /** What stands on an employment that only somebody who came can have done; null for nothing. */
    readonly signsOfWork?: (context: HeldContext, joiner: NeverCame) => Promise<ChangeEffect | null>;
    /** Whether somebody cannot go, because an organisation would be without what they alone do. */
    readonly isIndispensable?: (db: CallContext['db'], personId: string, now: Date) => Promise<boolean>;
  }
}

/** What people can hold, in the order of their keys. */
export const responsibilitiesIn = (capabilities: readonly Offers[]): Responsibility[] =>
  capabilities
    .flatMap(({ responsibilities }) => responsibilities ?? [])
    .sort((one, other) => one.key.localeCompare(other.key));
