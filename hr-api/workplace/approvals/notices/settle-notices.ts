import { and, eq, inArray, isNull } from 'drizzle-orm';
import { accounts } from '../../../people/accounts/tables';
import type { CallContext } from '../../../platform/calls/call';
import { notifications } from '../../notifications/tables';

/** Marks what was told of an approval as read: it is done. Of some persons, or of everybody. */
export async function settleNotices(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  code: string,
  personIds?: readonly string[],
): Promise<void> {
  const theirs =
    personIds &&
    inArray(
      notifications.accountId,
      db
        .select({ id: accounts.id })
        .from(accounts)
        .where(inArray(accounts.personId, [...personIds])),
    );
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.linkValue, code), isNull(notifications.readAt), theirs));
}
