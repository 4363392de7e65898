import { LOOKUP_ISSUES } from '../platform/lookups/lookup-shape';

/**
 * Why settings of the helpdesk are refused: the message of an issue, whose path names the field. Apart from the schemas, so that
 * a browser reads it without them.
 */
export const SETTING_ISSUES = [
  /** `unknown` is said of a person too who does not hold the role helpdesk today; `in_use`: tickets have this status, and would be
   * open or closed without anybody's doing. */
  ...LOOKUP_ISSUES,
  /** An active process has nobody who hears of what is late. */
  'no_lead',
  'default_inactive',
  /** An answer would be due after the solution. */
  'later_than_resolution',
  /** A status cannot follow itself. */
  'follows_itself',
  /** A ticket with this status could go nowhere. */
  'dead_end',
  /** New tickets are open, solved ones are closed, and no clock stands still by itself. */
  'fixed',
] as const;
export type SettingIssue = (typeof SETTING_ISSUES)[number];
