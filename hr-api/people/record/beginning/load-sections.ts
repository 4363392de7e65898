import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { recordSections, recordVersions } from '../tables';
import { beginningSections } from './beginning-sections';

/** Before anybody's record begins, so that each value of the sample and of an earlier release falls under it. */
const FROM = '1900-01-01';

/** The sections of the beginning with their first versions, in force since ever. */
export async function loadSections(db: Database): Promise<void> {
  const sections = [...beginningSections];
  await db.insert(recordSections).values(sections.map(([code], at) => ({ code, position: at + 1 })));
  await db.insert(recordVersions).values(
    sections.map(([sectionCode, definition]) => ({
      ...{ sectionCode, number: 1, definition, state: 'published' as const, validFrom: FROM },
      publishedAt: sql`now()`,
    })),
  );
}
