import { getTableName, sql } from 'drizzle-orm';
import type { LookupRow, LookupShape } from '../../../lib/contract/platform/lookups/lookup-shape';
import type { Database } from '../db/database';
import type { Lookup, LookupContext, LookupTable } from './lookup';
import { namedRows } from './named-rows';
import { namesByCode, namesColumnOf } from './names-in-languages';
import { wireRow } from './wire-row';

/** Holds what is changed under one name until the transaction ends: two who change it take turns. */
export async function lockLookup(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export const lockNameOf = ({ lock, table }: { lock?: string; table: LookupTable }) => lock ?? getTableName(table);

/** All rows of a lookup as the wire has them, in their order. */
export async function listRows<Shape extends LookupShape>(
  lookup: Pick<Lookup<Shape>, 'shape' | 'table' | 'texts' | 'columns'>,
  { db, language }: Pick<LookupContext, 'db' | 'language'>,
): Promise<LookupRow<Shape>[]> {
  const rows = await namedRows(db, lookup, language);
  const column = namesColumnOf(lookup.shape);
  const names = column && lookup.texts ? await namesByCode(db, lookup.texts) : null;
  return rows.map((row) => wireRow(lookup, names ? { ...row, names: names.get(String(row['code'])) } : row));
}
