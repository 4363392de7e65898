import { and, eq } from 'drizzle-orm';
import type { calendarFeedCalls } from '../../../lib/contract/time/calendar-feeds/calendar-feeds';
import { MAX_FEEDS } from '../../../lib/contract/time/calendar-feeds/feed-rules';
import { lockCodes } from '../../access/sign-in/codes/codes';
import { findAccountHolders } from '../../people/accounts/account-holders';
import { audit } from '../../platform/audit/audit';
import type { Handler, Handlers } from '../../platform/calls/call';
import { ApiError } from '../../platform/errors';
import { newCode } from '../../platform/new-code';
import { hashOfSecret, newSecret } from '../../platform/random-secret';
import { countFeeds, feedsOf } from './feed-data';
import { actorOf, mayRead } from './feed-reader';
import { getCalendarFeed } from './get-calendar-feed';
import { notifyOwner } from './notify-owner';
import { calendarFeeds } from './tables';

const listCalendarFeeds: Handler<'listCalendarFeeds'> = async (_request, context) => {
  const { actor, db, now } = context;
  const feeds = await feedsOf(db, actor.accountId);
  const [holder] = await findAccountHolders(db, [actor.accountId], now);
  return Promise.all(
    feeds.map(async (feed) => ({
      FeedCode: feed.code,
      Kind: feed.kind,
      MadeAt: feed.madeAt.toISOString(),
      LastReadAt: feed.lastReadAt?.toISOString() ?? '',
      IsOpen: (await actorOf(context, holder, feed)) !== null,
    })),
  );
};

/** Its owner is told by mail, as who sits at an open session could take along where a team is for years. */
const createCalendarFeed: Handler<'createCalendarFeed'> = async ({ Kind }, context) => {
  const { actor, db, now, log } = context;
  if (!actor.employmentId || !(await mayRead(context, actor, Kind))) throw new ApiError('forbidden');
  await lockCodes(db, actor.accountId);
  if ((await countFeeds(db, actor.accountId)) >= MAX_FEEDS)
    throw new ApiError('invalid', { issues: [{ path: 'Kind', message: 'too_many' }] });
  const [code, secret] = [newCode(), newSecret()];
  const { accountId, employmentId, roleCode } = actor;
  const [feed] = await db
    .insert(calendarFeeds)
    .values({
      code,
      accountId,
      employmentId,
      roleCode,
      kind: Kind,
      secretHash: hashOfSecret(secret),
      madeAt: now,
      changedAt: now,
    })
    .returning({ id: calendarFeeds.id });
  if (!feed) throw new Error('The subscription was not stored');
  const subject = { kind: 'calendar feed', id: feed.id };
  await audit(context, { subject, personId: actor.personId, action: 'subscribe to a calendar', after: { kind: Kind } });
  await notifyOwner(context, Kind);
  log.info({ account: accountId, feed: feed.id }, 'calendar feed made');
  return { FeedCode: code, FeedSecret: secret };
};

/** One that is not the caller's is answered like one that nobody has. */
const deleteCalendarFeed: Handler<'deleteCalendarFeed'> = async ({ FeedCode }, context) => {
  const { actor, db } = context;
  const [feed] = await db
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.code, FeedCode), eq(calendarFeeds.accountId, actor.accountId)))
    .returning({ id: calendarFeeds.id, kind: calendarFeeds.kind });
  if (!feed) throw new ApiError('not_found');
  const subject = { kind: 'calendar feed', id: feed.id };
  const ended = { subject, personId: actor.personId, action: 'end a calendar subscription' };
  await audit(context, { ...ended, before: { kind: feed.kind } });
  return {};
};

export const feedHandlers: Handlers<keyof typeof calendarFeedCalls> = {
  listCalendarFeeds: { allow: 'own', handle: listCalendarFeeds },
  createCalendarFeed: { allow: 'own', requires: 'recent proof', work: 'subscription', handle: createCalendarFeed },
  deleteCalendarFeed: { allow: 'own', handle: deleteCalendarFeed },
  getCalendarFeed: { allow: 'signed-out', handle: getCalendarFeed },
};
