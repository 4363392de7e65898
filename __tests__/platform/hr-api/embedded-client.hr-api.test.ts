import { PGlite, type PGliteInterface } from '@electric-sql/pglite';
import { EmbeddedClient } from '../../../hr-api/platform/db/embedded/embedded-client';

let own: EmbeddedClient;
let plain: PGlite;
beforeAll(async () => {
  [own, plain] = [new EmbeddedClient(), new PGlite()];
  await both((client) =>
    client.exec('create table kept (id serial primary key, name text unique, data jsonb, bytes bytea)'),
  );
});
afterAll(() => both((client) => client.close()));

const both = <Result>(work: (client: PGliteInterface) => Promise<Result>) => Promise.all([work(own), work(plain)]);

/** What either answers is the same. */
async function expectSame(work: (client: Pick<PGliteInterface, 'query'>) => Promise<unknown>): Promise<unknown> {
  const [ours, theirs] = await both((client) =>
    work(client).catch((error: { code: string; message: string }) => ({ code: error.code, message: error.message })),
  );
  expect(ours).toEqual(theirs);
  return ours;
}

const QUERIES: [string, unknown[]][] = [
  ['select 1 as one, null as nothing, true as yes', []],
  [`select $1::text as t, $2::int as i, $3::bool as b, $4::numeric as n`, ['ä\n"', 7, false, '12.50']],
  [
    'select $1::text[] as texts, $2::int[] as numbers',
    [
      ['a', 'b,"c"', ''],
      [1, 2],
    ],
  ],
  ['select $1::jsonb as data, $2::json as other', [{ a: [1, null] }, '{"b":"ü"}']],
  ['select $1::timestamptz as at, $2::date as on', [new Date('2030-01-02T03:04:05.678Z'), '2028-02-29']],
  ['select $1::bytea as bytes, $2::bigint as big', [new Uint8Array([0, 255, 10]), 2n ** 60n]],
  ['select $1::uuid as id, $2::text as nothing', ['3f0c1f0e-4b1e-4e36-9f0e-0a4f0d0c0b0a', null]],
  ['select generate_series(1, $1::int) as row', [300]],
  ['insert into kept (name, data) values ($1, $2) returning id, name, data', ['first', { a: 1 }]],
  ['update kept set name = $1 where name = $2', ['second', 'first']],
  ['select name from kept where name = any($1)', [['second', 'third']]],
];

test.each(QUERIES)('the embedded client answers as PGlite itself does: %s', async (text, values) => {
  const rowsIn = (rowMode?: 'array') =>
    expectSame(async (client) => (await client.query(text.replace('first', 'f'), values, { rowMode })).rows);
  await rowsIn('array');
  if (!text.startsWith('insert')) await rowsIn();
});

test('parsers given with a query are those it is answered by, in every turn', async () => {
  const options = { parsers: { 1184: (text: string) => text }, rowMode: 'array' as const };
  for (let turn = 0; turn < 3; turn += 1)
    await expectSame(
      async (client) => (await client.query(`select '2030-01-02 00:00Z'::timestamptz`, [], options)).rows,
    );
});

test('what is refused is refused alike, in transactions too, and the next one goes on', async () => {
  const refused: [string, unknown[]][] = [
    ['select 1 / $1::int', [0]],
    ['selct 1', []],
    ['select $1::int', ['no number']],
    ['insert into kept (name) values ($1)', ['second']],
    ['select * from nowhere', []],
  ];
  for (const [text, values] of refused)
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await expectSame((client) => client.query(text, values))).toHaveProperty('code');
      const [ours, theirs] = await both((client) =>
        client
          .transaction(async (transaction) => {
            await transaction.query('insert into kept (name) values ($1)', ['undone']);
            await transaction.query(text, values);
          })
          .catch(({ code }: { code: string }) => code),
      );
      expect(ours).toEqual(theirs);
    }
  await expectSame(async (client) => (await client.query('select name from kept order by id')).rows);
});

test('many ask at once, in transactions and outside, and each is answered what it asked', async () => {
  const asked = Array.from({ length: 40 }, (_, at) =>
    at % 4 === 0
      ? own.transaction(
          async (transaction) => (await transaction.query<{ n: number }>('select $1::int as n', [at])).rows,
        )
      : own
          .query<{ n: number }>(`select $1::int as n${at % 3 === 0 ? '' : ' where true'}`, [at])
          .then(({ rows }) => rows),
  );
  expect((await Promise.all(asked)).flat().map(({ n }) => n)).toEqual(asked.map((_, at) => at));
});

test('a transaction that is over takes no more questions', async () => {
  const late = await own.transaction((transaction) => Promise.resolve(transaction));
  await expect(late.query('select 1')).rejects.toThrow();
});
