/** Rules of data retention that a browser reads too, without zod. */

/** How long data is kept after somebody's last day, in months. */
export const KEEP_MONTHS = { least: 6, most: 600 } as const;
/** What a reason has at least and at most, in characters. */
export const RETENTION_REASON_LENGTH = [5, 300] as const;
/** How many people one request names at most. */
export const MAX_PEOPLE_OF_ERASURE = 200;
/** How many people a page of the list has at most. */
export const MAX_LEFT_ROWS = 51;

/** Whose data may go now, who is held whatever the time, who is named in a request that is open, and who has time left. */
export const LEFT_VIEWS = ['due', 'held', 'asked', 'later'] as const;
export type LeftView = (typeof LEFT_VIEWS)[number];

export const ERASURE_STATES = ['waiting', 'refused', 'withdrawn', 'running', 'done'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];

/** Why somebody's data cannot go now. */
export const ERASURE_OBSTACLES = ['notDue', 'held', 'asked', 'own'] as const;
export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number];

/** Why somebody was left out of an erasure: something stood in the way, or the job failed for them again and again. */
export const LEFT_OUT_REASONS = [...ERASURE_OBSTACLES, 'failed'] as const;
