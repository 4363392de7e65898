import { and, count, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../../lib/contract/platform/languages';
import type { Handler } from '../../../platform/calls/call';
import type { Database } from '../../../platform/db/database';
import { isTable, listLists, MAX_SENT, TABLE_KEYS } from '../../../people/record/lists/choices';
import {
  benefits,
  indianBankBranches,
  indianBanks,
  recordListItems,
  recordLists,
} from '../../../people/record/lists/tables';
import { nameIn } from '../../../people/record/sections/section-form';
import { recordVersions } from '../../../people/record/tables';
import { requireEveryone } from '../../../people/accounts/require-everyone';
import { profileTexts } from '../../texts';

/** How many options each list of the organisation's offers. */
async function countsOf(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ key: recordLists.key, count: count(recordListItems.code) })
    .from(recordLists)
    .leftJoin(recordListItems, and(eq(recordListItems.listCode, recordLists.code), eq(recordListItems.isActive, true)))
    .groupBy(recordLists.key);
  return new Map(rows.map((row) => [row.key, row.count]));
}

/** The names of the sections that choose from each list: what is published last, and drafts. */
async function usersOf(db: Database, language: Language): Promise<ReadonlyMap<string, readonly string[]>> {
  const versions = await db
    .selectDistinctOn([recordVersions.sectionCode, recordVersions.state], { definition: recordVersions.definition })
    .from(recordVersions)
    .orderBy(recordVersions.sectionCode, recordVersions.state, sql`${recordVersions.number} desc`);
  const users = new Map<string, string[]>();
  for (const { definition } of versions) {
    const name = nameIn(definition.names, language);
    for (const { list, isRetired } of definition.fields) {
      const known = users.get(list ?? '') ?? [];
      if (list !== null && !isRetired && !known.includes(name)) users.set(list, [...known, name]);
    }
  }
  return users;
}

/** The tables of the product that fields are chosen from, too. */
const TABLES = { banks: indianBanks, ifsc: indianBankBranches, benefits } as const;

export const listOptionLists: Handler<'listOptionLists'> = async (_, context) => {
  requireEveryone(context);
  const { db, language } = context;
  const users = await usersOf(db, language);
  const counts = await countsOf(db);
  const own = (await listLists(db, language))
    .filter(({ key }) => !isTable(key))
    .map(({ key, name }) => ({ key, name, count: counts.get(key) ?? 0 }));
  const tables = [];
  for (const key of TABLE_KEYS as (keyof typeof TABLES)[])
    tables.push({ key, name: profileTexts[language].lists[key], count: await db.$count(TABLES[key]) });
  const rowOf = (isOwn: boolean) => (list: (typeof own)[number]) => ({
    Key: list.key,
    Name: list.name,
    Count: list.count,
    IsSearched: list.count > MAX_SENT,
    IsOwn: isOwn,
    UsedBy: [...(users.get(list.key) ?? [])],
  });
  return [...own.map(rowOf(true)), ...tables.map(rowOf(false))];
};
