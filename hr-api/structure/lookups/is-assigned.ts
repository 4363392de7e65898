import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { assignments } from '../../people/tables';
import type { Database } from '../../platform/db/database';
import type { LookupTable } from '../../platform/lookups/lookup';

/** Whether anybody was, is or will be assigned to a row: such a row stays. */
export const isAssigned = (table: LookupTable, column: PgColumn) => async (db: Database, number: number) => {
  const { rows } = await db.execute<{ is_assigned: boolean }>(sql`select exists (
    select from ${assignments} where ${column} = (select ${table.code} from ${table} where ${table.number} = ${number})
  ) as is_assigned`);
  return rows[0]?.is_assigned ?? false;
};
