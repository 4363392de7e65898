import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { leaveTypes } from '../tables';

/** The types that nobody reads but whose leave it is, who decides and who keeps it: the audit trail does not name them either. */
export async function privateTypes(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db.select({ code: leaveTypes.code }).from(leaveTypes).where(eq(leaveTypes.isPrivate, true));
  return new Set(rows.map(({ code }) => code));
}

/** A type as the audit trail names it. */
export const auditedType = async (db: Database, code: number): Promise<number | undefined> =>
  (await privateTypes(db)).has(code) ? undefined : code;
