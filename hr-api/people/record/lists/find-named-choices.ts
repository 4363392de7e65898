import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { unionAll, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FieldOption } from '../../../../lib/contract/platform/form/field';
import type { Database } from '../../../platform/db/database';
import { texts } from '../../../platform/texts/tables';
import { branchLabel, findBranches } from './choices';
import { indianBankBranches, recordListItems, recordLists } from './tables';

const isCalled = (name: AnyPgColumn, wanted: readonly string[]): SQL =>
  sql`searchable(${name}) in (select searchable(one) from unnest(${sql.param([...wanted])}::text[]) one)`;
const hasValue = (value: AnyPgColumn, wanted: readonly string[]): SQL =>
  inArray(
    sql`lower(${value})`,
    wanted.map((text) => text.toLowerCase()),
  );

/** Of a list that is too long to be read whole, what is offered by one of some texts: its value, or its name in any language. */
export async function findNamedChoices(db: Database, key: string, wanted: readonly string[]): Promise<FieldOption[]> {
  if (wanted.length === 0) return [];
  return key === 'ifsc' ? branchesNamed(db, wanted) : itemsNamed(db, key, wanted);
}

/** Each by every name by which it was found. */
async function itemsNamed(db: Database, key: string, wanted: readonly string[]): Promise<FieldOption[]> {
  const { value, name, parent, textCode, listCode, isActive } = recordListItems;
  const [list] = await db.select({ code: recordLists.code }).from(recordLists).where(eq(recordLists.key, key));
  if (!list) return [];
  const isOffered = and(eq(listCode, list.code), isActive);
  const rows = await unionAll(
    db
      .select({ value, label: name, parent })
      .from(recordListItems)
      .where(and(isOffered, or(hasValue(value, wanted), isCalled(name, wanted)))),
    db
      .select({ value, label: texts.name, parent })
      .from(recordListItems)
      .innerJoin(texts, and(eq(texts.kind, 'record-list-item'), eq(texts.code, textCode)))
      .where(and(isOffered, isCalled(texts.name, wanted))),
  );
  return rows.map((row) => ({ ...row, parent: row.parent || null }));
}

/** A branch is shown with its IFSC first; its name alone may be that of several. */
async function branchesNamed(db: Database, wanted: readonly string[]): Promise<FieldOption[]> {
  const { ifsc, name, isActive } = indianBankBranches;
  const find = (which: SQL) => db.select({ ifsc }).from(indianBankBranches).where(and(isActive, which));
  const codeIn = (text: string) => text.split(',', 1)[0]!.trim().toUpperCase();
  const values = (await find(inArray(ifsc, wanted.map(codeIn)))).map((row) => row.ifsc);
  // By an index; names are compared with all there are, and only for what no code was found in.
  const names = wanted.filter((text) => !values.includes(codeIn(text)));
  if (names.length > 0) values.push(...(await find(isCalled(name, names))).map((row) => row.ifsc));
  const branches = values.length === 0 ? [] : await findBranches(db, { values, limit: values.length });
  return branches.flatMap(({ ifsc: value, bank, name: label, city }) => [
    { value, label: branchLabel({ ifsc: value, name: label, city }), parent: bank },
    { value, label, parent: bank },
  ]);
}
