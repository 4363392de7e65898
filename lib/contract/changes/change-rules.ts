/** Rules of changes that a browser reads too, without zod. */

import { ORG_FIELD, ORG_LEVELS } from '../people/organisation-levels';

/** CNST-04: a justification of so many characters is accepted. */
export const MAX_JUSTIFICATION = 500;
/** C15: days beside the months of a length. */
export const MAX_LENGTH_DAYS = 31;
/** Ours: a length of a hundred years is a slip of the hand. */
export const MAX_LENGTH_MONTHS = 1200;
/** C16: the status that is open-ended: it asks for no end, whatever it ends by. */
export const OPEN_ENDED_STATUS = '3';
/** So many people are moved at once at most. */
export const MAX_MOVED = 5000;
/** The people and days that a preview names; beyond them it counts. */
export const MAX_NAMED = 20;

/** What a change is of. */
export const CHANGE_KINDS = [
  'job_status',
  'manager',
  'admin_manager',
  'reviewer',
  'assignment',
  'tag',
  'leaving',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Those that a chain of approval may decide. */
export const APPROVABLE_KINDS = ['job_status', 'manager', 'admin_manager', 'assignment'] as const;

/**
 * How far a change goes where others are to come: until the next of them; on, through those that only repeat what was there before,
 * until one differs; or over all of them.
 */
export const CHANGE_MODES = ['next', 'carry', 'all'] as const;
export type ChangeMode = (typeof CHANGE_MODES)[number];

/** How a kind of status is entered: with a length, with an end date, or with neither (JOBS-08). */
export const INPUT_TYPES = ['T', 'D', ''] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** Where somebody works, as the rows of changes have it. */
export const ORG_FIELDS = ORG_LEVELS.map((level) => ORG_FIELD[level]);
export type OrgField = (typeof ORG_FIELDS)[number];

/** Whether a column of the organisation says where somebody works, not who leads them. */
export const isOrgField = (fieldname: string): fieldname is OrgField =>
  (ORG_FIELDS as readonly string[]).includes(fieldname);

/** What an assignment consists of, as the form of it names its fields. */
export const ASSIGNMENT_FIELDS = ['BusinessCode', 'CompanyCode', 'UnitCode', 'LocationCode', 'LevelCode'] as const;
export type AssignmentField = (typeof ASSIGNMENT_FIELDS)[number];

/**
 * Why a field is refused: the message of an issue, whose path names the field. The portal words it; the reply's `message` is the
 * specified English text of the first one.
 */
export const CHANGE_ISSUES = [
  /** Nothing was given; of `EffectiveFrom` also what is no day. Of `Mode`: others are to come, and how far this goes must be said. */
  'required',
  'too_long',
  /** A day, number or code that is none; a manager whom nobody can have (inactive, themself, below themself on some day). */
  'not_valid',
  /** A length of no months. */
  'not_positive',
  'end_before_beginning',
  /** The one before begins on that day or later. */
  'not_after_previous',
  /** The one that follows begins on that day or earlier. */
  'not_before_next',
  /** The person is not employed on that day. */
  'outside_employment',
  /** It says what holds already. */
  'unchanged',
  /** It would take somebody out of what the caller looks after, or into it. */
  'outside_scope',
  /** Somebody else has it. */
  'taken',
  /** Nobody could manage accounts any more. */
  'last_administrator',
  /** Of somebody who is said never to have come: their first day is to come, or something stands there that only who came has done. */
  'not_begun',
  'has_worked',
  /** They have joined again since, so that their days before cannot be given back. */
  'rehired',
] as const;
export type ChangeIssue = (typeof CHANGE_ISSUES)[number];

/** Why a change cannot be taken back. */
export const UNDO_REFUSALS = [
  'undone_already',
  /** A later change stands on it: that one first. */
  'later_change',
  /** What it would bring back leads in a circle, or to somebody who has left. */
  'circle',
  'leader_left',
  /** The person left since. */
  'left',
  /** They have joined again since, on days that it would give back. */
  'rehired',
  'outside_scope',
] as const;
export type UndoRefusal = (typeof UNDO_REFUSALS)[number];

/**
 * `waiting`: for its approval; `planned`: its day is to come; `applied`: its day has come; `undone`: taken back; `refused`: not approved.
 */
export const CHANGE_STATES = ['waiting', 'planned', 'applied', 'undone', 'refused'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** SAVED: JOBS-31, MGRC-20. */
export const SAVED = 'Record has been updated successfully';
