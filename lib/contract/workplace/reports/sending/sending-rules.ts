/**
 * What sending of reports is bounded by, and the words that its calls answer. Apart from the schemas, so that a browser reads it without
 * them.
 */

export const MAX_PERSONS = 100;
export const MAX_ROLES = 20;
/** To so many accounts and addresses a schedule goes, those in its roles counted. */
export const MAX_RECIPIENTS = 500;

/** A larger file, and one with fields of HR alone, is fetched by a link that ends after so many days. */
export const MAX_MAIL_FILE_BYTES = 10_000_000;
export const LINK_DAYS = 7;
/** So many of its rows are shown where the link leads. */
export const SENT_ROWS_SHOWN = 50;

/** Of a file with more rows is not told what changed since the last one. */
export const MAX_COMPARED_ROWS = 10_000;

/** `P` where a send has no field rows, else `F` (VOPQ-25). */
export const SEND_STATUSES = ['P', 'F'] as const;

/** Sent always, only when there are rows, or only when a number is above a limit. */
export const SEND_CONDITIONS = ['always', 'rows', 'limit'] as const;
export type SendCondition = (typeof SEND_CONDITIONS)[number];

/** Why a field of a send or a schedule is refused: the message of an issue, whose path names the field. */
export const SENDING_ISSUES = [
  'required',
  'unknown',
  'line_break',
  'not_an_address',
  'too_many',
  /** An address that is no account's, and to which the layout is not released; `params.address` names it. */
  'no_account',
  /** Roles are told by those alone who may share layouts with them. */
  'no_right',
] as const;
export type SendingIssue = (typeof SENDING_ISSUES)[number];

/** Why a schedule rests. `hand`: somebody paused it. */
export const PAUSE_REASONS = [
  'hand',
  'owner_gone',
  'role_gone',
  'report_closed',
  'layout_gone',
  'filter_closed',
  'too_many_recipients',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** `queued`: with the mail server, which has not answered yet. */
export const DELIVERY_STATES = ['queued', 'delivered', 'nothing_to_send', 'left_out', 'refused', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a recipient got nothing, or less than the owner of the layout. */
export const SENDING_REASONS = [
  'no_rows',
  'below_limit',
  'account_gone',
  'unsubscribed',
  'report_closed',
  'filter_closed',
  'no_columns',
  'release_over',
  'fewer_rows',
  'fewer_columns',
] as const;
export type SendingReason = (typeof SENDING_REASONS)[number];
