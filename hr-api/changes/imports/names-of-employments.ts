import { eq, inArray, sql } from 'drizzle-orm';
import { employments, persons } from '../../people/tables';
import type { Database } from '../../platform/db/database';

/** What employments are called, by their ids. */
export async function namesOfEmployments(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const name = sql<string>`${persons.name} || coalesce(' (' || ${persons.empid} || ')', '')`;
  const rows = await db
    .select({ id: employments.id, name })
    .from(employments)
    .innerJoin(persons, eq(persons.id, employments.personId))
    .where(inArray(employments.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row.name]));
}
