/** The messages of the warning before a session ends. */
export const SESSION_MESSAGES = [
  'sign-in.expired',
  'sign-in.stayTitle',
  'sign-in.stayText',
  'sign-in.lastText',
  'sign-in.stay',
  'sign-in.understood',
  'sign-in.stayFailed',
] as const;
