/** Rules of imports that a browser reads too, without zod. */

export const IMPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
/** In bytes; a file of exactly this size is refused. What was pasted is sent as a CSV file. */
export const IMPORT_FILE_LIMIT = 52_428_800;
/** All or nothing is one transaction, and so of so many rows that are new or changed at most. */
export const MAX_WHOLE_ROWS = 2_000;
/** Rows of a page at most. */
export const MAX_IMPORT_ROWS_PAGE = 201;
/** Why an import is taken back, in characters. */
export const MAX_REASON = 500;
/** A cell, and a value for all rows, as they are corrected by hand. */
export const MAX_CELL = 4_000;

/**
 * `mapping`: it waits for somebody to say which column is which; `checking`, `writing`, `taking_back`: a job runs; `checked`: the dry
 * run is over; `written`, `taken_back`: done; `failed`: the file cannot be read, or the job was given up (`Problem`). From
 * `checked` and `failed` it can be mapped and checked again.
 */
export const IMPORT_STATES = [
  'mapping',
  'checking',
  'checked',
  'writing',
  'written',
  'taking_back',
  'taken_back',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
export const RUNNING_STATES: readonly ImportState[] = ['checking', 'writing', 'taking_back'];

/** What a row would do, or has done; `waiting`: it was not checked yet, or was corrected together with others. */
export const ROW_OUTCOMES = ['waiting', 'new', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What became of it: written, taken back, or not taken back because something stands in the way (`Issues`). */
export const ROW_STATES = ['', 'written', 'taken_back', 'in_the_way'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** How an import is written: its valid rows alone, or all rows or none. How it is taken back: what can be, or all or nothing. */
export const WRITE_MODES = ['valid', 'all'] as const;
export type WriteMode = (typeof WRITE_MODES)[number];

/** In which order numbers of a day stand; found out where it is empty. */
export const DAY_ORDERS = ['', 'dmy', 'mdy', 'ymd'] as const;

/** Why a file cannot be read, or an import came to an end (`Problem.Code`). */
export const IMPORT_PROBLEMS = [
  'empty',
  'encoding',
  'not_a_table',
  'too_many_rows',
  'too_many_columns',
  'too_large',
  'protected',
  'broken',
  /** The stored file is no longer the one that was sent. */
  'file_changed',
  /** A row could not be written, so that nothing was. */
  'nothing_written',
  /** Something stands in the way, so that nothing was taken back. */
  'nothing_taken_back',
  /** Whoever began it may not import any more. */
  'no_right',
  /** The job failed again and again; what is done stands. */
  'given_up',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** Why a call is refused: the message of an issue, whose path names the field (422). */
export const IMPORT_ISSUES = [
  'required',
  'not_valid',
  'too_long',
  /** There is no such file of the caller's. */
  'unknown_file',
  /** Two columns of the file are meant to be one. */
  'taken',
  /** Another import is being written; `ImportCode` is the path, the reply's message says whose. */
  'busy',
  /** The state of the import does not allow it (any more). */
  'wrong_state',
  /** All or nothing: some rows are refused. */
  'has_refused',
  /** All or nothing: more than `MAX_WHOLE_ROWS`. */
  'too_many',
  /** No row is new or changed. */
  'nothing_to_do',
] as const;
export type ImportIssue = (typeof IMPORT_ISSUES)[number];
