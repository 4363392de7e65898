import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs `work` with the address of an empty database on this server, which is dropped again. */
export async function withEmptyDatabase<Result>(
  server: string,
  purpose: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `${purpose}_${randomBytes(6).toString('hex')}`;
  const administrator = new pg.Client({ connectionString: server });
  await administrator.connect();
  try {
    await administrator.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await administrator.query(`drop database if exists ${name} with (force)`);
    await administrator.end();
  }
}

/** Runs `work` with the addresses of so many empty databases. */
export function withEmptyDatabases<Result>(
  server: string,
  purpose: string,
  count: number,
  work: (urls: readonly string[]) => Promise<Result>,
): Promise<Result> {
  if (count === 0) return work([]);
  return withEmptyDatabase(server, purpose, (url) =>
    withEmptyDatabases(server, purpose, count - 1, (others) => work([url, ...others])),
  );
}
