import type { calendarFeedCalls } from '../../../../../lib/contract/time/calendar-feeds/calendar-feeds';
import { forAll, type RequestTable } from './request-table';

export const calendarFeedsRequests: RequestTable<keyof typeof calendarFeedCalls> = {
  listCalendarFeeds: forAll({}),
  createCalendarFeed: { own: () => ({ Kind: 'own' }), team: () => ({ Kind: 'team' }) },
  deleteCalendarFeed: {
    own: ({ own }) => ({ FeedCode: own.feed.FeedCode }),
    foreign: ({ foreign }) => ({ FeedCode: foreign.feed.FeedCode }),
  },
  getCalendarFeed: {
    right: ({ foreign }) => ({ FeedSecret: foreign.feed.FeedSecret }),
    wrong: () => ({ FeedSecret: 'A'.repeat(43) }),
  },
};
