import { and, arrayContains, asc, eq, isNotNull } from 'drizzle-orm';
import type { SectionAsks } from '../people/record/section-asks';
import { dayOf } from '../platform/dates';
import { toAccept } from './conducts-to-accept';
import { conductText } from './data';
import { conducts } from './tables';

/** The agreements about a section that somebody has not accepted, those of a later day included. */
export async function agreementsAsking({ db, now, language, personId, sectionCode }: SectionAsks): Promise<string[]> {
  const found = await db
    .select({ id: conducts.id })
    .from(conducts)
    .where(
      and(
        eq(conducts.kind, 'profile-sections'),
        arrayContains(conducts.sectionCodes, [String(sectionCode)]),
        toAccept(personId, dayOf(now), isNotNull),
      ),
    )
    .orderBy(asc(conducts.publishedAt), asc(conducts.series));
  const titles: string[] = [];
  for (const { id } of found) titles.push((await conductText(db, id, language))?.title ?? '');
  return titles.filter(Boolean);
}
