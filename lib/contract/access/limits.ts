/**
 * Least and most characters of what is typed about sign-ins. Apart from the schemas, so that a browser reads them without zod. What a
 * new password has to have, the HR API says (`PASSWORD_LENGTH`).
 */
export const LENGTH = {
  loginId: [1, 50],
  password: [3, 50],
  code: [3, 50],
  clientUserName: [3, 50],
  clientCode: [1, 50],
  deviceName: [1, 60],
  liftReason: [1, 200],
  disableReason: [1, 200],
  resetReason: [1, 200],
  passkeyName: [1, 60],
} as const;

/** How many passkeys somebody has at most. */
export const MAX_PASSKEYS = 10;

/** How many days people have for a second factor that their role asks for. */
export const GRACE_DAYS = { usual: 14, most: 90 } as const;
