/**
 * Why settings of the helpdesk are refused: the message of an issue, whose path names the field. Apart from the schemas, so that
 * a browser reads it without them.
 */
export const SETTING_ISSUES = [
  /** Something that does not exist, or a person who does not hold the role helpdesk today. */
  'unknown',
  /** It stands there twice, or another one has this name. */
  'doubled',
  /** An active process has nobody who hears of what is late. */
  'no_lead',
  /** A sub process stays with its process. */
  'belongs_elsewhere',
  /** There is one default; it is changed by making another one the default. */
  'no_default',
  'default_inactive',
  /** An answer would be due after the solution. */
  'later_than_resolution',
  /** A status cannot follow itself. */
  'follows_itself',
  /** A ticket with this status could go nowhere. */
  'dead_end',
  /** New tickets are open, solved ones are closed, and no clock stands still by itself. */
  'fixed',
  /** Tickets have this status, and would be open or closed without anybody's doing. */
  'in_use',
  'not_after_beginning',
  'no_hours',
] as const;
export type SettingIssue = (typeof SETTING_ISSUES)[number];
