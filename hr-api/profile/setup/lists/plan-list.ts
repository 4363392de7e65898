import { eq } from 'drizzle-orm';
import { languages, type Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { ApiError } from '../../../platform/errors';
import { texts } from '../../../platform/texts/tables';
import { recordListItems, recordLists } from '../../../people/record/lists/tables';
import type { GivenOption } from './parse-options';

type Item = typeof recordListItems.$inferSelect;

/** What a file does to a list, before it is done. */
export interface ListPlan {
  readonly added: readonly GivenOption[];
  readonly changed: readonly GivenOption[];
  /** Values that are offered no more. */
  readonly retired: readonly string[];
  readonly unchanged: number;
  /** The last place in the list as it is, behind which others stand. */
  readonly last: number;
  /** All options in their order, where a file says it. */
  readonly order: readonly GivenOption[] | null;
}

/** @throws ApiError `not_found` for a list that there is not, or that is a table of the product's */
export async function findList(db: Database, key: string, lock = false) {
  const rows = db.select().from(recordLists).where(eq(recordLists.key, key));
  const [list] = await (lock ? rows.for('update') : rows);
  if (!list) throw new ApiError('not_found');
  return list;
}

/** The names of a list's options in the languages beside English, by value and language. */
async function otherNames(db: Database, listCode: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ value: recordListItems.value, language: texts.language, name: texts.name })
    .from(texts)
    .innerJoin(recordListItems, eq(recordListItems.textCode, texts.code))
    .where(eq(recordListItems.listCode, listCode));
  return new Map(rows.map(({ value, language, name }) => [`${language} ${value}`, name]));
}

const OTHERS = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en');

/** What options do to a list; to a new one where there is no code. */
export async function planList(
  db: Database,
  listCode: number | null,
  { options, mode }: { readonly options: readonly GivenOption[]; readonly mode: 'add' | 'replace' },
): Promise<ListPlan> {
  if (listCode === null) return { added: options, changed: [], retired: [], unchanged: 0, last: 0, order: null };
  const items = await db.select().from(recordListItems).where(eq(recordListItems.listCode, listCode));
  const names = await otherNames(db, listCode);
  const known = new Map(items.map((item) => [item.value, item]));
  const isOther = (item: Item, { value, parent, names: given }: GivenOption) =>
    !item.isActive ||
    item.parent !== parent ||
    item.name !== given.en ||
    OTHERS.some((language) => given[language] !== undefined && given[language] !== names.get(`${language} ${value}`));
  const among = options.map((option) => ({ option, item: known.get(option.value) }));
  const changed = among.flatMap(({ option, item }) => (item && isOther(item, option) ? [option] : []));
  const added = among.flatMap(({ option, item }) => (item ? [] : [option]));
  const asked = new Set(options.map(({ value }) => value));
  const gone = mode === 'add' ? [] : items.filter(({ value, isActive }) => isActive && !asked.has(value));
  return {
    added,
    changed,
    retired: gone.map(({ value }) => value),
    unchanged: options.length - added.length - changed.length,
    last: items.reduce((most, { position }) => Math.max(most, position), 0),
    order: mode === 'replace' ? options : null,
  };
}
