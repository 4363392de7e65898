/**
 * Characters of a ticket's subject, of a message, of a name in the settings and of what is said with a rating. Apart from the schemas, so
 * that a browser reads it without them.
 */
export const MAX_LENGTH = { subject: 200, message: 10_000, name: 100, comment: 1_000 } as const;

/** Days in which who asked may take up a closed ticket again. */
export const REOPEN_DAYS = 7;
