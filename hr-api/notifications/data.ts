import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../lib/contract/languages';
import type { Database } from '../db/database';
import { persons } from '../people/tables';
import { liesIn } from '../shell/data';
import { textsOf } from '../texts/data';
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

interface UnreadQuestion {
  readonly kind: 'N' | 'M';
  readonly language: Language;
  readonly limit: number;
  /** Only those that lead into this module. */
  readonly moduleCode?: number;
}

/** The newest of what an account has not read of one kind, over all its roles. */
export async function newestUnread(
  db: Database,
  accountId: string,
  { kind, language, limit, moduleCode }: UnreadQuestion,
) {
  const names = textsOf('notification', language, 'notification_texts');
  return db
    .select({
      code: notifications.code,
      subject: sql<string>`coalesce(${names.name}, ${notifications.subject})`,
      kind: notifications.kind,
      sender: persons.name,
      roleCode: notifications.roleCode,
      link: notifications.link,
      linkKey: notifications.linkKey,
      linkValue: notifications.linkValue,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .leftJoin(persons, eq(persons.id, notifications.senderId))
    .leftJoin(names, eq(names.code, notifications.textCode))
    .where(
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.kind, kind),
        isNull(notifications.readAt),
        moduleCode === undefined ? undefined : liesIn(moduleCode, notifications.link),
      ),
    )
    .orderBy(desc(notifications.createdAt), asc(notifications.code))
    .limit(limit);
}
