import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { FLAG } from '../../lib/contract/call';
import type { Language } from '../../lib/contract/platform/languages';
import type { Database } from '../platform/db/database';
import { ownDayOf } from '../people/own-day';
import { toAccept } from './conducts-to-accept';
import { conducts, conductTexts } from './tables';

export type Conduct = typeof conducts.$inferSelect;

/** The agreement that a person has still to accept, or null. One at a time, the oldest first. */
export async function pendingConduct(db: Database, personId: string, now: Date): Promise<Conduct | null> {
  const [pending] = await db
    .select()
    .from(conducts)
    .where(toAccept(personId, await ownDayOf(db, personId, now), (publishedAt) => lte(publishedAt, now)))
    .orderBy(asc(conducts.publishedAt), asc(conducts.series))
    .limit(1);
  return pending ?? null;
}

/** The flag of the conduct gate while a person has an agreement to accept (SCON-04). */
export async function pendingConductFlag(db: Database, personId: string, now: Date): Promise<number | null> {
  return (await pendingConduct(db, personId, now)) ? FLAG.conduct : null;
}

/** An agreement's words in a language, in English where it has none. */
export async function conductText(db: Database, conductId: string, language: Language) {
  const [text] = await db
    .select()
    .from(conductTexts)
    .where(and(eq(conductTexts.conductId, conductId), inArray(conductTexts.language, [language, 'en'])))
    .orderBy(desc(eq(conductTexts.language, language)))
    .limit(1);
  return text ?? null;
}
