import type { OpenDatabase } from '../../../../hr-api/platform/db/database';

const TABLES = `
  select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns
  where table_schema = 'public' and is_generated = 'NEVER' and table_name <> 'schema_floor'
  group by table_name order by table_name`;

interface Table {
  readonly name: string;
  /** Those that are stored as given. */
  readonly columns: string;
}

async function ask<Row>({ execute }: OpenDatabase, text: string, values?: readonly unknown[]): Promise<Row[]> {
  return (await execute(text, values)).rows as Row[];
}

export const tablesOf = (database: OpenDatabase) => ask<Table>(database, TABLES);

/** By table, how many rows it has and the digest of all that stands in these columns. */
export async function digestOf(database: OpenDatabase, tables: readonly Table[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const rows = `select row(${columns})::text as row from "${name}"`;
    const text = `select concat(count(*), ' ', md5(string_agg(row, '|' order by row))) as digest from (${rows}) rows`;
    digests[name] = (await ask<{ digest: string }>(database, text))[0]?.digest ?? '';
  }
  return digests;
}

/** Copies all rows of these tables into a database that has them too and in them nothing but what a migration put there. */
export async function copyRows(from: OpenDatabase, to: OpenDatabase, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    const [found] = await ask<{ rows: string }>(from, `select json_agg(row)::text as rows from "${name}" row`);
    // Foreign keys and triggers rest, so that tables can be filled in any order and rows stay as they are.
    const copy = `set session_replication_role = replica; delete from "${name}";`;
    const values = `select ${columns} from json_populate_recordset(null::"${name}", $rows$${found?.rows ?? '[]'}$rows$)`;
    await to.execute(
      `${copy} insert into "${name}" (${columns}) overriding system value ${values}; reset session_replication_role`,
    );
  }
}
