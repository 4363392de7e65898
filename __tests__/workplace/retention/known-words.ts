import { sql } from 'drizzle-orm';
import type { TestApp } from '../../platform/hr-api/harness/start-app';

interface Column {
  readonly table: string;
  readonly column: string;
}

/** A column as the list of a test names it. */
export const nameOf = ({ table, column }: Column) => `${table}.${column}`;

async function columnsOf({ db }: TestApp, types: readonly string[]): Promise<Column[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select columns.table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and udt_name = any(${sql.param([...types])}::text[])
    order by 1, 2`);
  return [...rows];
}

async function countIn(
  { db }: TestApp,
  { table, column }: Column,
  condition: (value: ReturnType<typeof sql>) => unknown,
) {
  const value = sql`${sql.identifier(column)}::text`;
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from ${sql.identifier(table)} where ${condition(value)}`,
  );
  return Number(rows[0]?.found ?? 0);
}

/** In how many rows of each column of texts any of some words stands, whatever around it; columns without are left out. */
export async function findWords(hr: TestApp, words: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const column of await columnsOf(hr, ['text', 'varchar', 'jsonb', '_text', 'json', 'bpchar'])) {
    const rows = await countIn(
      hr,
      column,
      (value) => sql`lower(${value}) like any(${sql.param(words.map((word) => `%${word.toLowerCase()}%`))}::text[])`,
    );
    if (rows > 0) found[nameOf(column)] = rows;
  }
  return found;
}

/** In how many rows of each column of ids any of some ids stands. */
export async function findIds(hr: TestApp, ids: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const column of await columnsOf(hr, ['uuid', '_uuid'])) {
    const rows = await countIn(hr, column, (value) => sql`${value} ~ ${ids.join('|')}`);
    if (rows > 0) found[nameOf(column)] = rows;
  }
  return found;
}

/** Every row of every table as the text of its JSON, by table; that an audit row was sealed is no change of it. */
export async function readAll({ db }: TestApp): Promise<Map<string, Set<string>>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const all = new Map<string, Set<string>>();
  for (const { name } of rows) {
    const read = await db.execute<{ text: string }>(
      sql`select (to_jsonb(t) - 'sealed_in')::text as text from ${sql.identifier(name)} t`,
    );
    all.set(name, new Set(read.rows.map(({ text }) => text)));
  }
  return all;
}

/**
 * Rows that are gone or say something else, and that neither have one of some texts nor the id of a row that has: with each table's name
 * before them.
 */
export function strangersIn(
  before: ReadonlyMap<string, ReadonlySet<string>>,
  after: ReadonlyMap<string, ReadonlySet<string>>,
  texts: readonly string[],
): string[] {
  const known = new Set(texts.map((text) => text.toLowerCase()));
  let rest = [...before].flatMap(([table, rows]) =>
    [...rows].filter((row) => !after.get(table)?.has(row)).map((row) => ({ table, row })),
  );
  for (let size = -1; size !== rest.length;) {
    size = rest.length;
    const words = [...known];
    rest = rest.filter(({ row }) => {
      if (!words.some((word) => row.toLowerCase().includes(word))) return true;
      const { id, ...columns } = JSON.parse(row) as Record<string, unknown>;
      for (const related of [id, columns['file_id'], columns['upload_id'], columns['schedule_id']])
        if (typeof related === 'string') known.add(related);
      return false;
    });
  }
  return rest.map(({ table, row }) => `${table} ${row}`);
}

/** The columns that refer to a row of some tables. */
export async function columnsTo({ db }: TestApp, tables: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select conrelid::regclass::text || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid::regclass::text = any(${sql.param([...tables])}::text[]) order by 1`);
  return rows.map(({ name }) => name);
}
