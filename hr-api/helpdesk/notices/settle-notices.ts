import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '../../platform/calls/call';
import { notifications } from '../../workplace/notifications/tables';
import { TICKET_PAGE } from '../tickets/lists/ticket-page';
import type { NoticeKind } from './notice-texts';

/** Marks what was told of a ticket as read: for everybody who was told, or for one of them. */
export async function settleNotices(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  ticketCode: string,
  kinds: readonly NoticeKind[],
  accountId?: string,
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.linkValue, ticketCode),
        eq(notifications.link, TICKET_PAGE),
        inArray(notifications.textCode, [...kinds]),
        isNull(notifications.readAt),
        accountId ? eq(notifications.accountId, accountId) : undefined,
      ),
    );
}
