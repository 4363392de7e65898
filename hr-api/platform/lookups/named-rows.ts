import { asc } from 'drizzle-orm';
import type { Language } from '../../../lib/contract/platform/languages';
import type { Database } from '../db/database';
import { namesOf } from '../texts/data';
import type { TextKind } from '../texts/tables';
import { orderKeyIn, type LookupTable } from './lookup';

interface Named<Table> {
  readonly table: Table;
  readonly texts?: TextKind;
}

/** The rows of a lookup as the table has them, in their order. A name is the product's in a language, or as a person gave it. */
export async function namedRows<Table extends LookupTable>(
  db: Database,
  { table, texts }: Named<Table>,
  language: Language,
): Promise<Table['$inferSelect'][]> {
  const columns: LookupTable = table;
  const order = orderKeyIn(columns);
  const place = order && columns[order];
  const rows = await db
    .select()
    .from(columns)
    .orderBy(...(place ? [asc(place)] : []), asc(columns.code));
  const names = texts ? await namesOf(db, texts, language) : new Map<unknown, string>();
  return rows.map((row) => ({ ...row, name: names.get(row['textCode']) ?? row['name'] }));
}
