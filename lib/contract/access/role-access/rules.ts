/**
 * What a role is given: what it may do, the pages of its menus, and what its header and profile switch on. Apart from the schemas, for
 * browsers.
 */
export const ROLE_PARTS = ['permissions', 'menus', 'features'] as const;
export type RolePartName = (typeof ROLE_PARTS)[number];

/** Over whom a role is held: oneself, everyone below in the line of managers, a unit with those below it, everyone. */
export const GRANT_SCOPES = ['self', 'tree', 'unit', 'all'] as const;
export type GrantScope = (typeof GRANT_SCOPES)[number];

/** Why a grant is to be looked at: it ends within days, nobody worked in it for days, its holder works in another unit since it began. */
export const REVIEW_REASONS = ['ends', 'slept', 'moved'] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];
export const REVIEW_DAYS = { ends: 30, slept: 90 } as const;

/** Why a grant is not the caller's to give, change or end. */
export const GRANT_REFUSALS = ['own', 'scope', 'permission'] as const;

/** Rows of a page at most, and of the review. */
export const MAX_GRANT_ROWS = 201;
export const MAX_REVIEW_ROWS = 300;

export const ROLE_NAME_LENGTH = 60;
export const GRANT_REASON_LENGTH = 200;
