/** A day or one of its halves. */
export const DAY_PORTIONS = ['whole', 'first', 'second'] as const;
export type DayPortion = (typeof DAY_PORTIONS)[number];

/** What a holiday is: for all of the country, for a part of it, or for whoever chooses to take it. */
export const DAY_KINDS = ['public', 'regional', 'optional'] as const;
export type DayKind = (typeof DAY_KINDS)[number];
