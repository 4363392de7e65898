import { openEmbedded } from '../../../hr-api/platform/db/embedded/embedded';
import { recurringVacuum } from '../../../hr-api/platform/db/embedded/vacuum';

test('the embedded database frees space of deleted rows; a server is left alone', async () => {
  const database = await openEmbedded({});
  const sizeOf = async () => {
    const { rows } = await database.execute(`select pg_relation_size('grown')::int as size`);
    return (rows[0] as { size: number }).size;
  };
  await database.execute(`create table grown as select n, repeat('x', 100) as text from generate_series(1, 5000) n`);
  await database.execute('delete from grown');
  expect(await sizeOf()).toBeGreaterThan(0);
  const [vacuum, ...others] = recurringVacuum(database);
  expect(others).toEqual([]);
  await vacuum!.run();
  expect(await sizeOf()).toBe(0);
  await database.close();
  expect(recurringVacuum({ ...database, kind: 'postgres' })).toEqual([]);
});
