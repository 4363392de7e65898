import { and, asc, desc, eq, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/contract/languages';
import type { Database } from '../db/database';
import { dayOf } from '../people/dates';
import { asOn } from '../people/effective-dates';
import { assignments, employments } from '../people/tables';
import { unitsAbove } from '../people/visibility';
import { acceptances, conductAudiences, conducts, conductTexts } from './tables';

export type Conduct = typeof conducts.$inferSelect;

/**
 * The agreement that a person has still to accept, or null. One at a time, the oldest first; of each series only the newest
 * published version counts, so that an older one that was skipped is not asked for any more.
 */
export async function pendingConduct(db: Database, personId: string, now: Date): Promise<Conduct | null> {
  const newer = alias(conducts, 'newer');
  const build = new QueryBuilder();
  const isReplaced = build
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(eq(newer.series, conducts.series), lte(newer.publishedAt, now), sql`${newer.version} > ${conducts.version}`),
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
        notExists(isReplaced),
        notExists(isAccepted),
        inArray(conducts.id, conductsFor(personId, now)),
      ),
    )
    .orderBy(asc(conducts.publishedAt), asc(conducts.series))
    .limit(1);
  return pending ?? null;
}

function conductsFor(personId: string, now: Date) {
  const today = dayOf(now);
  const isEmployed = sql`exists (
    select 1 from ${employments} where ${employments.personId} = ${personId} and ${asOn(employments, today)}
  )`;
  const placeOf = (column: typeof assignments.unitCode | typeof assignments.locationCode) =>
    sql`select ${column} from ${assignments}
      join ${employments} on ${employments.id} = ${assignments.employmentId}
      where ${employments.personId} = ${personId} and ${asOn(employments, today)} and ${asOn(assignments, today)}`;
  const { kind, value } = conductAudiences;
  return new QueryBuilder()
    .select({ id: conductAudiences.conductId })
    .from(conductAudiences)
    .where(
      or(
        and(eq(kind, 'everyone'), isEmployed),
        and(eq(kind, 'person'), eq(value, personId)),
        and(eq(kind, 'location'), sql`${value} in (${placeOf(assignments.locationCode)})`),
        and(eq(kind, 'unit'), sql`${value} in ${unitsAbove(placeOf(assignments.unitCode))}`),
      ),
    );
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
