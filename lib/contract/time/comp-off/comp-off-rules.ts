/** What claims of work on days off are made of, which a browser reads too, without zod. */

/** From the first to the last day of one claim. */
export const MAX_CLAIM_SPAN = 31;
export const MAX_CLAIM_REASON = 500;

/** `cancelled`: approved once, and what was credited taken back. */
export const CLAIM_STATES = ['pending', 'approved', 'rejected', 'withdrawn', 'cancelled'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** As a claim is told: `ended` is approved, and what was credited can be taken no longer. */
export const TOLD_CLAIM_STATES = [...CLAIM_STATES, 'ended'] as const;
export type ToldClaimState = (typeof TOLD_CLAIM_STATES)[number];

/** Why a day cannot be claimed: of several reasons the first. */
export const DAY_REFUSALS = [
  'not_employed',
  /** It is still to come. */
  'ahead',
  /** A day on which everybody works there. */
  'worked',
  /** Longer ago than days may be claimed. */
  'too_early',
  /** Another claim that is open or approved has it. */
  'claimed',
  /** Leave was taken or asked for on it. */
  'on_leave',
] as const;
export type DayRefusal = (typeof DAY_REFUSALS)[number];

/** Why a claim is refused: the message of an issue, whose path names the field. */
export const CLAIM_ISSUES = [
  ...DAY_REFUSALS,
  'required',
  'end_before_beginning',
  'too_long',
  /** The half day is none of the days. */
  'half_outside',
  /** Nothing is earned by claims of this type, or it is not for this person. */
  'not_offered',
  /** What it would credit could be taken no longer. */
  'lapsed',
] as const;
export type ClaimIssue = (typeof CLAIM_ISSUES)[number];
