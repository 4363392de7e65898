import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { approvals } from '../tables';

/** The sections, by their codes, of which something that a person asked for themself waits to be decided. */
export async function waitingSections(
  db: Database,
  { kind, personId }: { kind: string; personId: string },
): Promise<ReadonlySet<string>> {
  const isOwn = and(eq(approvals.askedById, personId), eq(approvals.personId, personId));
  const isOpen = and(isOwn, eq(approvals.kind, kind), eq(approvals.state, 'pending'));
  const rows = await db
    .selectDistinct({ section: sql<string>`unnest(${approvals.sections})` })
    .from(approvals)
    .where(isOpen);
  return new Set(rows.map(({ section }) => section));
}
