import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { textsOf } from '../../../platform/texts/data';
import { roles } from '../../../people/accounts/tables';
import { roleStates } from '../tables';

export interface LiveRole {
  readonly code: number;
  readonly name: string;
  readonly isOwn: boolean;
  readonly copiedFrom: number | null;
  readonly version: number;
}

/** The roles that were not retired, by their codes, those of the organisation's own last. */
export async function liveRoles(db: Database, language: Language): Promise<LiveRole[]> {
  const names = textsOf('role', language, 'role_texts');
  return db
    .select({
      code: roles.code,
      name: sql<string>`coalesce(${names.name}, ${roles.code}::text)`,
      isOwn: sql<boolean>`coalesce(${roleStates.isOwn}, false)`,
      copiedFrom: roleStates.copiedFrom,
      version: sql<number>`coalesce(${roleStates.version}, 0)`,
    })
    .from(roles)
    .leftJoin(roleStates, eq(roleStates.roleCode, roles.code))
    .leftJoin(names, eq(names.code, sql`${roles.code}::text`))
    .where(isNull(roleStates.retiredAt))
    .orderBy(asc(roles.code));
}

/** One of them; one that nobody has and one that was retired are refused alike. */
export async function liveRole(db: Database, roleCode: number, language: Language): Promise<LiveRole> {
  const found = (await liveRoles(db, language)).find(({ code }) => code === roleCode);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** Whether a role is there to be given. */
export async function isLive(db: Database, roleCode: number): Promise<boolean> {
  const retired = db
    .select({ one: sql`1` })
    .from(roleStates)
    .where(and(eq(roleStates.roleCode, roles.code), sql`${roleStates.retiredAt} is not null`));
  return (await db.$count(roles, and(eq(roles.code, roleCode), notExists(retired)))) > 0;
}

/** Holds a role until the transaction ends and answers how often it was changed. One that is not there is refused. */
export async function lockRole(db: Database, roleCode: number): Promise<typeof roleStates.$inferSelect> {
  if (!(await isLive(db, roleCode))) throw new ApiError('not_found');
  await db.insert(roleStates).values({ roleCode }).onConflictDoNothing();
  const [state] = await db.select().from(roleStates).where(eq(roleStates.roleCode, roleCode)).for('update');
  if (!state || state.retiredAt) throw new ApiError('not_found');
  return state;
}
