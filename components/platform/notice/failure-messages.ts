/** The messages of an error page, provided wherever one may break out: there is no server left to ask then. */
export const FAILURE_MESSAGES = [
  'notice.faultTitle',
  'notice.faultText',
  'notice.retry',
  'notice.home',
  'notice.reference',
] as const;
