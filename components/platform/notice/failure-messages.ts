/** The messages of what fails or waits in the browser, provided wherever it may: there is no server to ask then. */
export const FAILURE_MESSAGES = [
  'notice.faultTitle',
  'notice.faultText',
  'notice.retry',
  'notice.home',
  'notice.reference',
  'notice.wait',
] as const;
