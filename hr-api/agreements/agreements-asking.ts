import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { SectionAsks } from '../people/record/section-asks';
import { dayOf } from '../platform/dates';
import { conductsFor } from './audience';
import { conductText } from './data';
import { acceptances, conducts } from './tables';

/** The agreements about a section that somebody has not accepted, those of a later day included: of each series the newest. */
export async function agreementsAsking({ db, now, language, personId, sectionCode }: SectionAsks): Promise<string[]> {
  const newer = alias(conducts, 'newer');
  const build = new QueryBuilder();
  const isReplaced = build
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.series, conducts.series),
        isNotNull(newer.publishedAt),
        isNull(newer.withdrawnAt),
        sql`${newer.version} > ${conducts.version}`,
      ),
    );
  const isAccepted = build
    .select({ one: sql`1` })
    .from(acceptances)
    .where(and(eq(acceptances.conductId, conducts.id), eq(acceptances.personId, personId)));
  const found = await db
    .select({ id: conducts.id })
    .from(conducts)
    .where(
      and(
        eq(conducts.kind, 'profile-sections'),
        arrayContains(conducts.sectionCodes, [String(sectionCode)]),
        isNotNull(conducts.publishedAt),
        isNull(conducts.withdrawnAt),
        notExists(isReplaced),
        notExists(isAccepted),
        inArray(conducts.id, conductsFor(personId, dayOf(now))),
      ),
    )
    .orderBy(asc(conducts.publishedAt), asc(conducts.series));
  const titles: string[] = [];
  for (const { id } of found) titles.push((await conductText(db, id, language))?.title ?? '');
  return titles.filter(Boolean);
}
