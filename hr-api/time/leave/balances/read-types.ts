import { asc } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { namesOf } from '../../../platform/texts/data';
import { leaveTypes } from '../tables';

export type NamedLeaveType = typeof leaveTypes.$inferSelect & { readonly name: string };

/** All types in their order, as they are called in a language. */
export async function readTypes(db: Database, language: Language): Promise<NamedLeaveType[]> {
  const names = await namesOf(db, 'leave-type', language);
  const rows = await db.select().from(leaveTypes).orderBy(asc(leaveTypes.position), asc(leaveTypes.code));
  return rows.map((row) => ({ ...row, name: names.get(String(row.code)) ?? '' }));
}
