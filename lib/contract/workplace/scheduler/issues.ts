/**
 * Why a schedule of a service is refused: the message of an issue, whose path names the field. Apart from the schemas, so that a
 * browser reads it without them.
 */
export const SERVICE_ISSUES = [
  'required',
  'unknown',
  /** It would run more often, or the service that keeps the product safe less often, than its bounds allow. */
  'too_often',
  'too_seldom',
  /** Nothing else would run a service that keeps the product safe. */
  'needed',
] as const;
export type ServiceIssue = (typeof SERVICE_ISSUES)[number];
