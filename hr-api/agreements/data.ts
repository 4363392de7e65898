import { and, asc, desc, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { FLAG } from '../../lib/contract/call';
import type { Language } from '../../lib/contract/platform/languages';
import type { Database } from '../platform/db/database';
import { dayOf } from '../platform/dates';
import { conductsFor } from './audience';
import { acceptances, conducts, conductTexts } from './tables';

export type Conduct = typeof conducts.$inferSelect;

/**
 * The agreement that a person has still to accept, or null. One at a time, the oldest first; of each series only the newest
 * published version counts, so that an older one that was skipped is not asked for any more; a version that was withdrawn is as
 * if it had never been.
 */
export async function pendingConduct(db: Database, personId: string, now: Date): Promise<Conduct | null> {
  const newer = alias(conducts, 'newer');
  const build = new QueryBuilder();
  const isReplaced = build
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.series, conducts.series),
        lte(newer.publishedAt, now),
        isNull(newer.withdrawnAt),
        sql`${newer.version} > ${conducts.version}`,
      ),
    );
  const isAccepted = build
    .select({ one: sql`1` })
    .from(acceptances)
    .where(and(eq(acceptances.conductId, conducts.id), eq(acceptances.personId, personId)));
  const [pending] = await db
    .select()
    .from(conducts)
    .where(
      and(
        lte(conducts.publishedAt, now),
        isNull(conducts.withdrawnAt),
        notExists(isReplaced),
        notExists(isAccepted),
        inArray(conducts.id, conductsFor(personId, dayOf(now))),
      ),
    )
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
