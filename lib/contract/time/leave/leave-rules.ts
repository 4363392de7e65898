/** What leave is made of, which a browser reads too, without zod. */

/** Amounts are whole parts of a day, so that halves, hours of an eight-hour day and twelfths of a year add up exactly. */
export const PARTS_PER_DAY = 240;
export const HALF_DAY = 120;
export const HOUR = 30;

/** An amount in days, for people: at most two places. */
export const daysOfAmount = (amount: number): number => Math.round((amount * 100) / PARTS_PER_DAY) / 100;

/** By what leave is granted; `none`: by nothing but what is earned or corrected. */
export const LEAVE_BASES = ['none', 'year', 'month', 'worked'] as const;
export type LeaveBasis = (typeof LEAVE_BASES)[number];

/** What of a period counts: all of it, the days, or the months that somebody is employed from the first to the last day. */
export const PRO_RATAS = ['none', 'days', 'full_months'] as const;
export type ProRata = (typeof PRO_RATAS)[number];

/** The smallest piece in which leave is taken. */
export const LEAVE_PIECES = ['day', 'half', 'hour'] as const;
export type LeavePiece = (typeof LEAVE_PIECES)[number];

/** To what a grant is rounded: parts, half days, days. */
export const ROUNDINGS = [1, HALF_DAY, PARTS_PER_DAY] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** What holds of a type of leave from a day on. */
export interface LeaveRule {
  /** Whom it is for: those in one of these units or below, at one of these locations. None is all. */
  readonly units: readonly string[];
  readonly locations: readonly string[];
  readonly basis: LeaveBasis;
  /** How much by year or month, or for `perWorkedDays`. */
  readonly amount: number;
  readonly perWorkedDays: number;
  /** The month with which its year begins, from 1 on. */
  readonly yearBegins: number;
  readonly proRata: ProRata;
  readonly roundTo: Rounding;
  /** Up; else to the nearest. */
  readonly roundsUp: boolean;
  /** On the last day of the period, not on the first. */
  readonly isGrantedAfter: boolean;
  /**
   * What is left at the end of the year lapses, but for so much (null: all), which lasts so many months, or (null) until the end of the
   * next year, when it is weighed again with what is left of that.
   */
  readonly carry: { readonly cap: number | null; readonly months: number | null } | null;
  /** How long what is earned lasts; null: without an end. */
  readonly earnedDays: number | null;
  /** Up to how many days behind one claims work on days off, which is credited to it; null: it is not earned by claims. */
  readonly claimDays: number | null;
  /** How far below zero it may be taken; null: as far as is approved. */
  readonly belowZero: number | null;
  readonly piece: LeavePiece;
  /** Whether days off between two working days count. */
  readonly countsBetween: boolean;
  /** How many days ahead it is asked for; 0: also for days behind. */
  readonly noticeDays: number;
  /** From which amount on a proof is needed; null: never. */
  readonly proofFrom: number | null;
  /** Whether what is left may be paid out. */
  readonly isEncashed: boolean;
}

/**
 * Entries of the ledger. `grant`, `carry` and `expiry` follow from the rules; a carry takes from the year that ends and gives to the next.
 * `cancelled` gives back what was `taken`, on the same day; `encashed` was paid out.
 */
export const ENTRY_KINDS = [
  'grant',
  'carry',
  'expiry',
  'taken',
  'cancelled',
  'correction',
  'earned',
  'encashed',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What HR enters by hand. */
export const ENTERED_KINDS = ['correction', 'earned', 'encashed'] as const;

export const DAY_PORTIONS = ['whole', 'first', 'second'] as const;
export type LeavePortion = (typeof DAY_PORTIONS)[number];

/** `cancelled`: approved once, and all its days given back. */
export const LEAVE_STATES = ['pending', 'approved', 'rejected', 'withdrawn', 'cancelled'] as const;
export type LeaveState = (typeof LEAVE_STATES)[number];

/** Why a day of a request does not count; empty where it does. */
export const FREE_REASONS = ['', 'off', 'holiday', 'not_employed'] as const;
export type FreeReason = (typeof FREE_REASONS)[number];

export const MAX_LEAVE_DAYS = 366;
export const MAX_LEAVE_NOTE = 500;
/** With so many days of leave, one after another, time off around holidays is looked for at most; and so many ways are told. */
export const MAX_DAYS_AROUND = 10;
export const MAX_BEST_DAYS = 12;
export const MAX_LEAVE_NAME = 60;
/** Of so many people it is listed whose balance differs. */
export const MAX_DIFFERING = 100;
/** So many requests are counted anew at once. */
export const MAX_RECOUNTS = 500;
/** So many people, or per cent of them, may at most be wanted to be there. */
export const MAX_LEAST_PEOPLE = 10_000;
export const MAX_LEAST_PERCENT = 100;
/** Of so many days of a request it is said how many would be there. */
export const MAX_STAFFED_DAYS = 62;
/** The hours of a day that leave is taken in at most. */
export const MAX_LEAVE_HOURS = 8;

/** What a proof may be. `limit` is in bytes, and the first that is too much: a photo of a certificate. */
export const LEAVE_PROOF_FILE = {
  limit: 5_000_001,
  types: ['jpeg', 'jpg', 'bmp', 'png', 'pdf', 'doc', 'docx'],
} as const;

/** Why leave is refused: the message of an issue, whose path names the field. */
export const LEAVE_ISSUES = [
  'required',
  /** No day, or a half that does not fit the days. */
  'not_valid',
  'end_before_beginning',
  'too_long',
  /** Not by half days, or not by hours. */
  'piece',
  /** More hours than are worked on that day. */
  'hours',
  /** None of the days is a working day. */
  'no_days',
  /** Other leave is open or approved on one of the days. */
  'overlaps',
  /** On some day, this one or a later one, less would be left than may be. */
  'balance',
  /** Later than it has to be asked for. */
  'notice',
  'proof_required',
  /** Not employed, or without a place of work, on one of the days. */
  'not_employed',
  /** The type is closed, or not for this person. */
  'not_offered',
  /** What is left of the type is not paid out. */
  'not_encashed',
  /** Nothing of it can be cancelled any more. */
  'over',
] as const;
export type LeaveIssue = (typeof LEAVE_ISSUES)[number];
