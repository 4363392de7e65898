import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { wishes } from './tables';

/** How many wishes a person received and sent since an instant. */
export async function countWishes(
  db: Database,
  personId: string,
  { since, until }: { since: Date; until: Date },
): Promise<{ received: number; sent: number }> {
  const count = { count: sql<number>`count(*)::int` };
  const inTime = and(gte(wishes.sentAt, since), lte(wishes.sentAt, until));
  const [received] = await db
    .select(count)
    .from(wishes)
    .where(and(eq(wishes.receiverId, personId), inTime));
  const [sent] = await db
    .select(count)
    .from(wishes)
    .where(and(eq(wishes.senderId, personId), inTime));
  return { received: received?.count ?? 0, sent: sent?.count ?? 0 };
}
