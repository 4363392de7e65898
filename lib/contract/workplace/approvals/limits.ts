/** The wire's status of an approval; the specification gives documents the same numbers. What was withdrawn has none. */
export const APPROVAL_STATUS = { pending: 0, approved: 2, rejected: 4 } as const;

/** Characters of a comment. Apart from the schemas, so that a browser reads it without them. */
export const MAX_COMMENT = 1_000;

/** Rows of a list, and decisions in one press. */
export const MAX_APPROVAL_ROWS = 200;
export const MAX_DECISIONS = 500;

/** Steps of a chain, and approvers of a step. */
export const MAX_STEPS = 10;
export const MAX_APPROVERS = 10;

/** Days that a delegation lasts at most. */
export const MAX_DELEGATION_DAYS = 366;

/** Whom a chain asks by their place beside the person concerned. */
export const LEADERS = ['manager', 'admin_manager', 'reviewer', 'hr'] as const;
export type Leader = (typeof LEADERS)[number];
