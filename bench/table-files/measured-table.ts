import pg from 'pg';
import { readAhead } from '../../hr-api/platform/table-files/read-ahead';
import type { Cell, TableColumn } from '../../hr-api/platform/table-files/table-file';

/** Rows read by one statement. */
const BATCH = 500;

/** Four columns of each kind, as reports have them: few names again and again, and what each person has for themselves. */
const KINDS = [
  {
    type: 'text',
    value: (at: number) => `(array['Finance & Tax','Engineering','Support','経理部'])[1 + (n + ${at}) % 4]`,
  },
  { type: 'text', value: (at: number) => `'Person ' || md5((n * ${at + 1})::text)` },
  { type: 'number', value: (at: number) => `(n * ${at + 3} % 100000) / 4.0::float8` },
  { type: 'date', value: (at: number) => `(date '1990-01-01' + (n * ${at + 1} % 12000)::int)::text` },
  {
    type: 'instant',
    value: (at: number) => `timestamptz '2020-01-01' + (n * ${at + 7} % 50000000) * interval '1 second'`,
  },
] as const;

const expressions = KINDS.flatMap(({ type, value }, kind) =>
  Array.from({ length: 4 }, (_, at) => ({ name: `c${kind * 4 + at}`, type, value: value(at) })),
);

export const columns: readonly TableColumn[] = expressions.map(({ name, type }) => ({
  heading: `Column ${name}`,
  type,
}));

/** As reports read them: an instant is its milliseconds. */
const read = expressions.map(({ name, type }) =>
  type === 'instant' ? `round(date_part('epoch', ${name}) * 1000)` : name,
);
const names = expressions.map(({ name }) => name).join(', ');

/** Makes the table of so many rows. */
export async function fillTable(url: string, rows: number): Promise<void> {
  const values = expressions.map(({ name, value }) => `${value} as ${name}`).join(', ');
  await withClient(url, async (client) => {
    await client.query(`create table measured as select n, ${values} from generate_series(1, ${rows}) as n`);
    await client.query('alter table measured add primary key (n)');
    await client.query('vacuum analyze measured');
  });
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of the table by keyset, at most so many. */
export async function* batchesOf(client: pg.Client, most: number): AsyncGenerator<Cell[][]> {
  const text = `select n, ${read.join(', ')} from measured where n > $1 and n <= $2 order by n limit ${BATCH}`;
  const batches = readAhead<readonly unknown[]>(async (after) => {
    const query = { text, values: [after?.[0] ?? 0, most], rowMode: 'array' };
    return (await client.query<unknown[]>(query)).rows;
  });
  for await (const rows of batches) yield rows.map(cellsOf);
}

const cellsOf = (row: readonly unknown[]): Cell[] =>
  columns.map(({ type }, at) => {
    const value = row[at + 1] as string | number;
    if (type === 'date') return { on: String(value) };
    return type === 'instant' ? new Date(Number(value)) : value;
  });

/** The same by the database's own means, sent and thrown away. */
export async function copyTable(client: pg.Client): Promise<void> {
  await client.query(`copy (select ${names} from measured order by n) to stdout (format csv)`);
}
