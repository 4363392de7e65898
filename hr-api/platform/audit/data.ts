import { desc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../db/database';
import { textsOf } from '../texts/data';
import { auditEntries } from './tables';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import zh from './texts/zh.json';

/** What each action reads like to who did it. */
const sentences: Record<Language, Readonly<Record<string, string>>> = { de, en, es, fr, ja, zh };

export interface Activity {
  readonly id: string;
  readonly activity: string;
  /** The role that was active; empty before there was one. */
  readonly roleName: string;
  readonly at: Date;
}

/** What an account left audit rows of, the newest first. */
export async function activityOf(
  db: Database,
  accountId: string,
  { language, limit }: { language: Language; limit: number },
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
  return rows.map(({ action, ...row }) => ({ ...row, activity: sentences[language][action] ?? action }));
}
