import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { ORG_LEVELS, countChosen, type OrgChoice } from '../../../../lib/contract/people/organisation-levels';
import type { Handler } from '../../../platform/calls/call';
import { amongIds } from '../../../platform/db/among-ids';
import type { Database } from '../../../platform/db/database';
import { defineErasure } from '../../../platform/define-erasure';
import { ApiError } from '../../../platform/errors';
import { newCode } from '../../../platform/new-code';
import { savedOrgFilters, type StoredChoice } from './tables';

/** So many of an account are kept; those that nobody saved for the longest time go as another is saved. */
const MAX_SAVED = 200;

/** Keeps a choice; it leaves no audit row, as it says nothing of anybody. */
export const saveOrgFilter: Handler<'saveOrgFilter'> = async ({ Chosen }, { actor: { accountId }, db, now }) => {
  const chosen = inOrder(Chosen);
  if (countChosen(chosen) === 0) throw new ApiError('invalid', { issues: [{ path: 'Chosen', message: 'required' }] });
  const digest = createHash('sha256').update(JSON.stringify(chosen)).digest('base64url');
  const { code, savedAt } = savedOrgFilters;
  const [saved] = await db
    .insert(savedOrgFilters)
    .values({ code: newCode(), accountId, digest, chosen, savedAt: now })
    .onConflictDoUpdate({ target: [savedOrgFilters.accountId, savedOrgFilters.digest], set: { savedAt: now } })
    .returning({ code });
  const surplus = db
    .select({ code })
    .from(savedOrgFilters)
    .where(and(eq(savedOrgFilters.accountId, accountId), ne(code, saved!.code)))
    .orderBy(desc(savedAt))
    .offset(MAX_SAVED - 1);
  await db.delete(savedOrgFilters).where(inArray(code, surplus));
  return { FilterCode: saved!.code };
};

/** Each code once, levels and codes in an order of their own, so that the same choice is the same text. */
const inOrder = (choice: OrgChoice): StoredChoice =>
  Object.fromEntries(
    ORG_LEVELS.map((level) => [level, [...new Set(choice[level] ?? [])].sort()] as const).filter(
      ([, codes]) => codes.length > 0,
    ),
  );

/** What is saved under a code; null where nothing is. */
export async function readSavedFilter(db: Database, code: string): Promise<StoredChoice | null> {
  const [saved] = await db.select().from(savedOrgFilters).where(eq(savedOrgFilters.code, code));
  return saved?.chosen ?? null;
}

export const getSavedOrgFilter: Handler<'getSavedOrgFilter'> = async ({ FilterCode }, { db }) => ({
  Chosen: await readSavedFilter(db, FilterCode),
});

export const savedFiltersErasure = defineErasure({
  name: 'saved-org-filters',
  titles: {
    de: 'Aufbewahrte Auswahlen der Organisation',
    en: 'Saved choices of the organisation',
    es: 'Selecciones guardadas de la organización',
    fr: 'Sélections conservées de l’organisation',
    ja: '保存した組織の選択',
    zh: '已保存的组织选择',
  },
  parts: [{ table: savedOrgFilters, where: ({ accountIds }) => amongIds(savedOrgFilters.accountId, accountIds) }],
});
