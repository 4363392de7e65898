/**
 * What an account is in, the first of these that is true read from the end: disabled; an employee's without an employment today; paused
 * after wrong passwords; signed in at least once; invited to set a password; none of these yet. Apart from the schemas, so
 * that a browser reads them without zod.
 */
export const ACCOUNT_STATES = ['active', 'paused', 'invited', 'new', 'no-employment', 'disabled'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** By what an account can be signed in to; `client` is the mailed code of client users. */
export const ACCOUNT_METHODS = ['password', 'sso', 'device', 'client'] as const;
export type AccountMethod = (typeof ACCOUNT_METHODS)[number];

export const ACCOUNT_SORTS = ['Name', 'LoginID', 'LastSignIn'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

/** Rows of a page at most. */
export const MAX_ACCOUNT_ROWS = 201;
