/** What subscriptions to calendars are made of, which a browser reads too, without zod. */

/** `own`: one's own leave; `team`: who is away in one's team, and nothing else. */
export const FEED_KINDS = ['own', 'team'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** More than anybody has calendar programs; few enough to look through. */
export const MAX_FEEDS = 10;

/** A subscription's secret as it stands in its address: 256 random bits. */
export const FEED_SECRET = /^[A-Za-z0-9_-]{43}$/;
