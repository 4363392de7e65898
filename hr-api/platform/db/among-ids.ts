import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a column is one of many ids. They are one value to the statement, which `inArray` gives a placeholder for each. */
export const amongIds = (column: AnyPgColumn, ids: Iterable<string>): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;
