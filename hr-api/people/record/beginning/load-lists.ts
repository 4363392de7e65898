import { inArray } from 'drizzle-orm';
import { inEachLanguage, type Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { insertRows } from '../../../platform/insert-rows';
import { texts } from '../../../platform/texts/tables';
import { textRows } from '../../organisation/sample';
import { indianBanks, recordListItems, recordLists } from '../lists/tables';
import { beginningTexts } from './beginning-texts';
import { INDIAN_BANKS } from './indian-banks';
import { worldNames, WORLD_LISTS } from './world';

const own = beginningTexts.en.lists;
type ListKey = keyof typeof own;

/** What a list offers, by what is kept as the answer, in each language. */
function itemNames(key: ListKey): Record<Language, Readonly<Record<string, string>>> {
  const world = WORLD_LISTS.find((one) => one === key);
  if (world) return worldNames(world);
  return inEachLanguage((language) => {
    const list = beginningTexts[language].lists[key];
    return 'items' in list ? list.items : {};
  });
}

const mapKeys = <T>(values: Readonly<Record<string, T>>, keyOf: (key: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [keyOf(key), value]));

/** What the fields of the beginning are chosen from. */
export async function loadLists(db: Database): Promise<void> {
  const names = inEachLanguage((language) =>
    Object.fromEntries(Object.entries(beginningTexts[language].lists).map(([key, { name }]) => [key, name])),
  );
  // Names may stand there without their lists: rows of an earlier release's tables, copied into a database of its own.
  await db.delete(texts).where(inArray(texts.kind, ['record-list', 'record-list-item']));
  await insertRows(db, texts, textRows('record-list', names));
  const lists = (Object.keys(own) as ListKey[]).map((key, at) => ({ key, code: at + 1 }));
  await insertRows(
    db,
    recordLists,
    lists.map((list) => ({ ...list, name: own[list.key].name, textCode: list.key })),
  );
  for (const list of lists) await loadItems(db, list);
  const bankRows = Object.entries(INDIAN_BANKS).map(([prefix, name], at) => ({ code: at + 1, prefix, name }));
  await insertRows(db, indianBanks, bankRows);
}

async function loadItems(db: Database, { key, code }: { key: ListKey; code: number }): Promise<void> {
  const names = itemNames(key);
  const isByName = WORLD_LISTS.some((one) => one === key);
  const textCode = (value: string) => `${key} ${value}`;
  await insertRows(
    db,
    texts,
    textRows(
      'record-list-item',
      inEachLanguage((language) => mapKeys(names[language], textCode)),
    ),
  );
  await insertRows(
    db,
    recordListItems,
    Object.entries(names.en).map(([value, name], at) => ({
      ...{ listCode: code, value, name, textCode: textCode(value) },
      position: isByName ? 0 : at + 1,
    })),
  );
}
