import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { notifications } from './tables';

export interface UnreadCount {
  readonly roleCode: number;
  readonly kind: 'N' | 'M';
  readonly count: number;
}

/** How many notifications and messages an account has not read, by the role they are for. */
export async function countUnread(db: Database, accountId: string): Promise<UnreadCount[]> {
  return db
    .select({ roleCode: notifications.roleCode, kind: notifications.kind, count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt)))
    .groupBy(notifications.roleCode, notifications.kind);
}
