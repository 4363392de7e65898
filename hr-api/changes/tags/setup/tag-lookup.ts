import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { languages, type Language } from '../../../../lib/contract/platform/languages';
import { tagShape, type TagIssue } from '../../../../lib/contract/changes/tag-rules';
import type { tagSetupCalls } from '../../../../lib/contract/changes/tag-setup';
import type { Database } from '../../../platform/db/database';
import type { Issue, Lookup } from '../../../platform/lookups/lookup';
import { texts } from '../../../platform/texts/tables';
import { tagKinds, tagMembers, tagOwners } from '../../../people/tags/tables';

export type TagToSave = z.output<typeof tagSetupCalls.saveTag.request>;
type Names = Partial<Record<Language, string>>;

/** The tags, as master data with names in six languages. */
export const tagLookup: Lookup<typeof tagShape, TagToSave> = {
  shape: tagShape,
  table: tagKinds,
  texts: 'tag',
  audit: { kind: 'tag', action: 'change tag' },
  issues: async ({ TagCode, Name, Names }, { context }) => nameIssues(context.db, TagCode, { ...Names, en: Name }),
  onSaved: (code, { Name, Names }, { context }) => storeNames(context.db, code, { ...Names, en: Name }),
  readParts: async (code, { db }) => ({ Names: (await namesOfTags(db)).get(code) ?? {} }),
  isInUse: async (db, code) =>
    (await db.$count(tagMembers, eq(tagMembers.tagCode, code))) > 0 ||
    (await db.$count(tagOwners, eq(tagOwners.tagCode, code))) > 0,
};

/** The names of all tags by language. One without texts has that of its row, which stands in for every language. */
export async function namesOfTags(db: Database): Promise<Map<number, Names>> {
  const kinds = await db.select().from(tagKinds);
  const codes = kinds.flatMap(({ textCode }) => textCode ?? []);
  const rows = codes.length
    ? await db
        .select()
        .from(texts)
        .where(and(eq(texts.kind, 'tag'), inArray(texts.code, codes)))
    : [];
  return new Map(
    kinds.map(({ code, name, textCode }) => {
      const own = rows.filter((row) => textCode !== null && row.code === textCode);
      return [code, { en: name, ...Object.fromEntries(own.map((row) => [row.language, row.name])) }];
    }),
  );
}

const folded = (name: string | undefined) => (name ?? '').trim().toLowerCase();

/** Within a language no two tags are called the same, and none has the comma that stands between names in a list. */
async function nameIssues(db: Database, tagCode: number, names: Names): Promise<Issue[]> {
  const others = [...(await namesOfTags(db))].filter(([code]) => code !== tagCode);
  return languages.flatMap((language) => {
    const name = names[language];
    const path = `Names.${language}`;
    const issue = (message: TagIssue) => [{ path, message }];
    if (name?.includes(',')) return issue('comma');
    const isDoubled = folded(name) && others.some(([, other]) => folded(other[language]) === folded(name));
    return isDoubled ? issue('doubled') : [];
  });
}

async function storeNames(db: Database, code: number, names: Names): Promise<void> {
  const [kind] = await db.select({ textCode: tagKinds.textCode }).from(tagKinds).where(eq(tagKinds.code, code));
  const textCode = kind?.textCode ?? `tag-${code}`;
  await db.delete(texts).where(and(eq(texts.kind, 'tag'), eq(texts.code, textCode)));
  const rows = languages.flatMap((language) => {
    const name = names[language]?.trim();
    return name ? [{ kind: 'tag' as const, code: textCode, language, name }] : [];
  });
  await db.insert(texts).values(rows);
  await db
    .update(tagKinds)
    .set({ textCode, name: names.en ?? '' })
    .where(eq(tagKinds.code, code));
}
