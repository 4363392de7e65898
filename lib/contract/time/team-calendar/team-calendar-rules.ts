/** What the team calendar is looked at by, which a browser reads too, without zod. */

/** Whose absences: `team` are those with the same manager, the manager and one's own reports; `all` is for who keeps leave. */
export const AUDIENCES = ['team', 'unit', 'location', 'all'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A quarter. */
export const MAX_SHOWN_DAYS = 92;
/** The most people that are given at once. */
export const MAX_SHOWN_PEOPLE = 200;

/** `pending`: asked for and undecided. */
export const ABSENCE_STATES = ['approved', 'pending'] as const;
