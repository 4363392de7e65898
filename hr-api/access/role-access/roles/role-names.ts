import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { RoleNames } from '../../../../lib/contract/access/role-access/shapes';
import { languages } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { texts } from '../../../platform/texts/tables';
import { roleStates } from '../tables';

const refuse = (message: string) => new ApiError('invalid', { issues: [{ path: 'Names', message }] });

/** Refuses a role without an English name, which stands where another is missing, and one that is called as another is. */
export async function assertNames(db: Database, roleCode: number, names: RoleNames): Promise<void> {
  if (names.en === '') throw refuse('required');
  const given = languages.flatMap((language) => (names[language] ? [names[language].toLowerCase()] : []));
  const [same] = await db
    .select({ code: texts.code })
    .from(texts)
    .leftJoin(roleStates, eq(sql`${roleStates.roleCode}::text`, texts.code))
    .where(
      and(
        eq(texts.kind, 'role'),
        ne(texts.code, String(roleCode)),
        inArray(sql`lower(${texts.name})`, given),
        isNull(roleStates.retiredAt),
      ),
    )
    .limit(1);
  if (same) throw refuse('doubled');
}

/** Calls a role so; in a language without a name it is called as in English. */
export async function writeNames(db: Database, roleCode: number, names: RoleNames): Promise<void> {
  const code = String(roleCode);
  await db.delete(texts).where(and(eq(texts.kind, 'role'), eq(texts.code, code)));
  await db
    .insert(texts)
    .values(
      languages.flatMap((language) =>
        names[language] ? [{ kind: 'role' as const, code, language, name: names[language] }] : [],
      ),
    );
}
