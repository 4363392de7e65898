import type { FeedKind } from '../../../lib/contract/time/calendar-feeds/feed-rules';
import { findAccountHolders, type AccountHolder } from '../../people/accounts/account-holders';
import type { Actor, CallContext } from '../../platform/calls/call';
import { openablePages } from '../../workplace/shell/openable-pages';
import type { LeaveReader } from '../leave/holder';
import type { Feed } from './feed-data';

/** The page that shows the same: who may open it may subscribe to it. */
const PAGE_OF = { own: 'timemanage/myleave', team: 'timemanage/teamcalendar' } as const satisfies Record<
  FeedKind,
  string
>;

type Reader = Pick<CallContext, 'db' | 'now' | 'services'>;

export const mayRead = async (
  { db, services }: Pick<Reader, 'db' | 'services'>,
  actor: Actor,
  kind: FeedKind,
): Promise<boolean> =>
  actor.employmentId !== null && (await openablePages({ actor, db, services }))(PAGE_OF[kind]) !== '';

/** Its owner in its role as they are at this moment; null where they may not read it. */
export async function actorOf(reader: Reader, holder: AccountHolder | undefined, feed: Feed): Promise<Actor | null> {
  const actor = holder?.actorAs(feed.roleCode);
  const isSame = actor?.employmentId === feed.employmentId && actor.scopes.length > 0;
  return actor && isSame && (await mayRead(reader, actor, feed.kind)) ? actor : null;
}

/** Who reads a subscription: its owner, in their own language. */
export async function readerOf(reader: Reader, feed: Feed): Promise<LeaveReader | null> {
  const { db, now } = reader;
  const [holder] = await findAccountHolders(db, [feed.accountId], now);
  const actor = await actorOf(reader, holder, feed);
  return holder && actor ? { actor, db, now, language: holder.language } : null;
}
