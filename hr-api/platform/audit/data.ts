import { desc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../db/database';
import { textsOf } from '../texts/data';
import { auditEntries } from './tables';
import type { AuditTexts, Offers } from '../offers';

export interface Activity {
  readonly id: string;
  readonly activity: string;
  /** The role that was active; empty before there was one. */
  readonly roleName: string;
  readonly at: Date;
}

interface ActivityQuestion {
  readonly language: Language;
  readonly limit: number;
  /** Who says what actions are called. */
  readonly capabilities: readonly Offers[];
}

/** What an account left audit rows of, the newest first. */
export async function activityOf(
  db: Database,
  accountId: string,
  { language, limit, capabilities }: ActivityQuestion,
): Promise<Activity[]> {
  const roleNames = textsOf('role', language, 'role_texts');
  const rows = await db
    .select({
      id: auditEntries.id,
      action: auditEntries.action,
      roleName: sql<string>`coalesce(${roleNames.name}, '')`,
      at: auditEntries.at,
    })
    .from(auditEntries)
    .leftJoin(roleNames, eq(roleNames.code, sql`${auditEntries.roleCode}::text`))
    .where(eq(auditEntries.accountId, accountId))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
  const textsByAction = Object.assign({}, ...capabilities.map(({ auditTexts }) => auditTexts)) as AuditTexts;
  return rows.map(({ action, ...row }) => ({ ...row, activity: textsByAction[action]?.[language] ?? action }));
}
