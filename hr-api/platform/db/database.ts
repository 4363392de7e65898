import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  readonly rows: Row[];
}

/** What both drivers answer to `execute`. Affected rows are told apart by `returning()`, which both have. */
interface QueryResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** The database or one of its transactions; the same on PGlite and on PostgreSQL. */
export type Database = PgDatabase<QueryResult, Record<string, never>>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgres';
  /** Runs SQL text as it stands: with `$1` parameters, or several statements without. */
  readonly execute: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;
  /** Brings the schema up to this program's; throws a `DatabaseError` when this program cannot run on it. */
  readonly migrate: () => Promise<void>;
  /** How many connections are open now, how many of them have nothing to do, and how many queries wait for one. */
  readonly connections: () => { open: number; idle: number; waiting: number };
  readonly close: () => Promise<void>;
}
