import { and, eq, inArray } from 'drizzle-orm';
import type { FieldOption } from '../../../../lib/contract/platform/form/field';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { prepareOnce } from '../../../platform/db/prepare-once';
import { texts } from '../../../platform/texts/tables';
import { recordListItems, recordLists } from './tables';

export interface ListItem extends FieldOption {
  readonly isActive: boolean;
}

/** Longer lists are asked in the database, and never read whole. */
const MAX_WHOLE = 500;

const KEPT = 500;
/** By version and language; null for one that is too long. */
const known = new Map<string, readonly ListItem[] | null>();

const listVersions = prepareOnce('list_versions', (db) => {
  const { key, code, version } = recordLists;
  return db.select({ key, code, version }).from(recordLists);
});

type Versions = ReadonlyMap<string, { readonly code: number; readonly version: string }>;

/** A form asks for all its lists at once: their versions are looked up together. */
const asked = new WeakMap<Database, Promise<Versions>>();

function versionsOf(db: Database): Promise<Versions> {
  const running = asked.get(db);
  if (running) return running;
  const versions = listVersions(db)
    .execute()
    .then((lists): Versions => new Map(lists.map((list) => [list.key, list])))
    .finally(() => asked.delete(db));
  asked.set(db, versions);
  return versions;
}

/** A list in its order, read once for each version; null for one that is too long, or is none. */
export async function wholeList(db: Database, key: string, language: Language): Promise<readonly ListItem[] | null> {
  const list = (await versionsOf(db)).get(key);
  if (!list) return null;
  const name = `${list.version} ${language}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const items = await readItems(db, list.code, language);
  if (known.size >= KEPT) known.delete(known.keys().next().value as string);
  known.set(name, items);
  return items;
}

async function readItems(db: Database, listCode: number, language: Language): Promise<ListItem[] | null> {
  const items = await db
    .select()
    .from(recordListItems)
    .where(eq(recordListItems.listCode, listCode))
    .limit(MAX_WHOLE + 1);
  if (items.length > MAX_WHOLE) return null;
  const codes = items.flatMap(({ textCode }) => textCode ?? []);
  const named = await db
    .select({ code: texts.code, language: texts.language, name: texts.name })
    .from(texts)
    .where(
      and(eq(texts.kind, 'record-list-item'), inArray(texts.code, codes), inArray(texts.language, [language, 'en'])),
    );
  const names = new Map(
    named.sort((one) => (one.language === language ? 1 : -1)).map(({ code, name }) => [code, name]),
  );
  const { compare } = new Intl.Collator(language);
  return items
    .map(({ textCode, name, ...item }) => ({ ...item, label: (textCode !== null && names.get(textCode)) || name }))
    .sort((one, other) => one.position - other.position || compare(one.label, other.label))
    .map(({ value, label, parent, isActive }) => ({ value, label, parent: parent || null, isActive }));
}
