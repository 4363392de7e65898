/** Characters of a ticket's subject and of a message. Apart from the schemas, so that a browser reads it without them. */
export const MAX_LENGTH = { subject: 200, message: 10_000 } as const;

/** Days in which who asked may take up a closed ticket again. */
export const REOPEN_DAYS = 7;
