import { z } from 'zod';
import { defineCall } from '../../call';
import { FEED_KINDS } from './feed-rules';

const feedSchema = z.object({
  FeedCode: z.string(),
  Kind: z.enum(FEED_KINDS),
  /** ISO 8601; the latter is empty where no program has read it yet. */
  MadeAt: z.string(),
  LastReadAt: z.string(),
  /** False while the role in which it was made is not held, or may not open the page that it belongs to: then nobody reads it. */
  IsOpen: z.boolean(),
});
export type CalendarFeed = z.output<typeof feedSchema>;

/** All ours. A subscription is its owner's alone. */
export const calendarFeedCalls = {
  /** One's own subscriptions, the latest first. */
  listCalendarFeeds: defineCall({
    path: 'api/timemanage/calendarfeeds/dynamiclist/feeds',
    reach: 'browser',
    gate: 'full',
    effect: 'read',
    request: z.object({}),
    reply: z.array(feedSchema),
  }),

  /** The secret of its address is told once; only its hash is kept. Of more than `MAX_FEEDS` the issue at `Kind` is `too_many`. */
  createCalendarFeed: defineCall({
    path: 'api/timemanage/calendarfeeds/dynamicadd/feed',
    reach: 'server',
    gate: 'full',
    effect: 'write',
    request: z.object({ Kind: z.enum(FEED_KINDS) }),
    reply: z.object({ FeedCode: z.string(), FeedSecret: z.string() }),
  }),

  /** Nobody reads it from then on. */
  deleteCalendarFeed: defineCall({
    path: 'api/timemanage/calendarfeeds/dynamicadd/feeddelete',
    reach: 'browser',
    gate: 'full',
    effect: 'write',
    request: z.object({ FeedCode: z.string().min(1).max(64) }),
    reply: z.object({}),
  }),

  /**
   * The calendar of a subscription as iCalendar (RFC 5545), by its secret alone: a calendar program has no session. One that is
   * unknown, deleted or of somebody who may not read it any more is `not_found` alike. `KnownTag` and `KnownSince` (ISO 8601) are
   * what the program has; the calendar is empty where that is still so.
   */
  getCalendarFeed: defineCall({
    path: 'api/timemanage/calendarfeeds/dynamicadd/calendar',
    reach: 'server',
    gate: 'open',
    effect: 'read',
    request: z.object({
      FeedSecret: z.string().max(200),
      KnownTag: z.string().max(64).default(''),
      KnownSince: z.iso.datetime().or(z.literal('')).default(''),
    }),
    reply: z.object({ Tag: z.string(), ChangedAt: z.string(), Calendar: z.string() }),
  }),
};
