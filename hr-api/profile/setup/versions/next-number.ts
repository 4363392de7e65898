import { eq, max } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { recordVersions } from '../../../people/record/tables';

/** The number that the next version of a section has. */
export async function nextNumber(db: Database, sectionCode: number): Promise<number> {
  const [latest] = await db
    .select({ number: max(recordVersions.number) })
    .from(recordVersions)
    .where(eq(recordVersions.sectionCode, sectionCode));
  return (latest?.number ?? 0) + 1;
}
