import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { FieldOption } from '../../../../lib/contract/platform/form/field';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Database } from '../../../platform/db/database';
import { likeContains } from '../../../platform/db/like';
import { foldText } from '../../../../lib/contract/platform/fold-text';
import { textsOf } from '../../../platform/texts/data';
import { texts } from '../../../platform/texts/tables';
import { namedRows } from '../../../platform/lookups/named-rows';
import { benefits, indianBankBranches, indianBanks, recordListItems, recordLists } from './tables';
import { wholeList, type ListItem } from './whole-lists';

export interface ChoiceQuestion {
  readonly language: Language;
  /** What is offered for this answer of another field; without it, for any. */
  readonly parent?: string | undefined;
  /** What their names hold. */
  readonly search?: string | undefined;
  /** Only these, also where they are offered no more: the names of what was once chosen. */
  readonly values?: readonly string[] | undefined;
  readonly limit: number;
}

/** More than any list that is sent whole. */
export const MAX_SENT = 300;

type Find = (db: Database, question: ChoiceQuestion) => Promise<FieldOption[]>;

export interface Branch {
  readonly ifsc: string;
  readonly bank: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
}

/** The branches of a bank, or of all, by their IFSC. */
export async function findBranches(
  db: Database,
  { parent, search, values, limit }: Omit<ChoiceQuestion, 'language'>,
): Promise<Branch[]> {
  const { ifsc, name, city, address, isActive, searchText } = indianBankBranches;
  return db
    .select({ ifsc, bank: indianBanks.prefix, name, city, address })
    .from(indianBankBranches)
    .innerJoin(indianBanks, eq(indianBanks.code, indianBankBranches.bankCode))
    .where(
      and(
        values ? inArray(ifsc, [...values]) : and(isActive, indianBanks.isActive),
        parent ? eq(indianBanks.prefix, parent) : undefined,
        search ? sql`${searchText} like ${likeContains(search)}` : undefined,
      ),
    )
    .orderBy(asc(ifsc))
    .limit(limit);
}

/** What a branch is called where one is chosen. */
export const branchLabel = ({ ifsc, name, city }: Pick<Branch, 'ifsc' | 'name' | 'city'>) =>
  `${ifsc}, ${name}, ${city}`;

const findBanks: Find = (db, { search, values, limit }) =>
  db
    .select({ value: indianBanks.prefix, label: indianBanks.name, parent: sql<null>`null` })
    .from(indianBanks)
    .where(
      and(
        values ? inArray(indianBanks.prefix, [...values]) : indianBanks.isActive,
        search ? sql`searchable(${indianBanks.name}) like ${likeContains(search)}` : undefined,
      ),
    )
    .orderBy(asc(sql`searchable(${indianBanks.name})`))
    .limit(limit);

/** Of a handful, all are read. */
const findBenefits: Find = async (db, { language, ...question }) => {
  const rows = await namedRows(db, { table: benefits, texts: 'benefit' }, language);
  const items = rows.map(({ code, name, isActive }) => ({ value: String(code), label: name, parent: null, isActive }));
  return choicesAmong(items, question);
};

/** Lists that are tables of their own. */
const TABLES: Readonly<Record<string, Find>> = {
  banks: findBanks,
  benefits: findBenefits,
  ifsc: async (db, question) =>
    (await findBranches(db, question)).map(({ ifsc, bank, name, city }) => ({
      value: ifsc,
      label: branchLabel({ ifsc, name, city }),
      parent: bank,
    })),
};

export const TABLE_KEYS = Object.keys(TABLES);
export const isTable = (key: string): boolean => Object.hasOwn(TABLES, key);

/** What a list offers, in its order and in a language; nothing for a list that there is not. */
export async function findChoices(db: Database, key: string, question: ChoiceQuestion): Promise<FieldOption[]> {
  const ofTable = isTable(key) ? TABLES[key] : undefined;
  if (ofTable) return ofTable(db, question);
  const whole = await wholeList(db, key, question.language);
  return whole ? choicesAmong(whole, question) : findItems(db, key, question);
}

function choicesAmong(
  whole: readonly ListItem[],
  { parent, search, values, limit }: Omit<ChoiceQuestion, 'language'>,
): FieldOption[] {
  const text = foldText(search ?? '');
  const isAsked = (item: ListItem) =>
    (values ? values.includes(item.value) : item.isActive) &&
    (!parent || item.parent === null || item.parent === parent) &&
    foldText(`${item.value} ${item.label}`).includes(text);
  return whole
    .filter(isAsked)
    .slice(0, limit)
    .map(({ value, label, parent: of }) => ({ value, label, parent: of }));
}

/** Whether a list is too long to be read whole, without reading it. */
export async function isLongList(db: Database, key: string, language: Language): Promise<boolean> {
  if (isTable(key) || (await wholeList(db, key, language)) !== null) return false;
  return (await db.$count(recordLists, eq(recordLists.key, key))) > 0;
}

/** The name of an item in a language; asked of those rows alone that are answered. */
const labelIn = (language: Language) => sql<string>`coalesce((select ${texts.name} from ${texts}
  where ${texts.kind} = 'record-list-item' and ${texts.code} = ${recordListItems.textCode}
    and ${texts.language} in (${language}, 'en') order by ${texts.language} = ${language} desc limit 1),
  ${recordListItems.name})`;

/** The same of a list that is too long to be read whole: in its own order, which an index has. */
async function findItems(db: Database, key: string, question: ChoiceQuestion): Promise<FieldOption[]> {
  const { language, parent, search, values, limit } = question;
  const holds = (text: string): SQL | undefined =>
    or(
      sql`${recordListItems.searchText} like ${likeContains(text)}`,
      sql`${recordListItems.textCode} is not null and searchable(${labelIn(language)}) like ${likeContains(text)}`,
    );
  const [list] = await db.select({ code: recordLists.code }).from(recordLists).where(eq(recordLists.key, key));
  if (!list) return [];
  const rows = await db
    .select({ value: recordListItems.value, label: labelIn(language), parent: recordListItems.parent })
    .from(recordListItems)
    .where(
      and(
        eq(recordListItems.listCode, list.code),
        values ? inArray(recordListItems.value, [...values]) : recordListItems.isActive,
        parent ? inArray(recordListItems.parent, ['', parent]) : undefined,
        search ? holds(search) : undefined,
      ),
    )
    .orderBy(asc(recordListItems.position), asc(recordListItems.code))
    .limit(limit);
  return rows.map((row) => ({ ...row, parent: row.parent || null }));
}

/** All lists that fields can be chosen from, by their keys and names. */
export async function listLists(db: Database, language: Language): Promise<{ key: string; name: string }[]> {
  const names = textsOf('record-list', language, 'list_names');
  const name = sql<string>`coalesce(${names.name}, ${recordLists.name})`;
  return db
    .select({ key: recordLists.key, name })
    .from(recordLists)
    .leftJoin(names, eq(names.code, recordLists.textCode))
    .orderBy(asc(sql`searchable(${name})`));
}
