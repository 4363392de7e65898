import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { drafts } from './tables';

const RETENTION_MS = 30 * 24 * 3_600_000;

/** More forms than anyone fills in at the same time; the oldest drafts beyond that go. */
const MAX_DRAFTS = 50;

export interface DraftKey {
  readonly accountId: string;
  readonly form: string;
  readonly subject: string;
}

const at = ({ accountId, form, subject }: DraftKey) =>
  and(eq(drafts.accountId, accountId), eq(drafts.form, form), eq(drafts.subject, subject));

export async function findDraft(db: Database, key: DraftKey): Promise<{ content: string; savedAt: Date } | null> {
  const [draft] = await db.select({ content: drafts.content, savedAt: drafts.savedAt }).from(drafts).where(at(key));
  return draft ?? null;
}

/** Keeps what was typed last at a place. */
export async function storeDraft(db: Database, key: DraftKey, content: string, now: Date): Promise<void> {
  await db
    .insert(drafts)
    .values({ ...key, content, savedAt: now })
    .onConflictDoUpdate({
      target: [drafts.accountId, drafts.form, drafts.subject],
      set: { content, savedAt: now },
    });
  const surplus = await db
    .select({ form: drafts.form, subject: drafts.subject })
    .from(drafts)
    .where(eq(drafts.accountId, key.accountId))
    .orderBy(desc(drafts.savedAt))
    .offset(MAX_DRAFTS);
  for (const { form, subject } of surplus) await deleteDraft(db, { accountId: key.accountId, form, subject });
}

export async function deleteDraft(db: Database, key: DraftKey): Promise<void> {
  await db.delete(drafts).where(at(key));
}

/** Deletes what nobody came back to. */
export async function purgeDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(drafts).where(lt(drafts.savedAt, new Date(now.getTime() - RETENTION_MS)));
}
