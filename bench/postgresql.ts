import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Refusal, type CommandContext } from '../scripts/command';
import { findPostgresql } from '../scripts/test/postgresql';

/** Runs `work` with the address of an empty database on PostgreSQL, which is dropped again. */
export async function withPostgresql<T>(context: CommandContext, work: (url: string) => Promise<T>): Promise<T> {
  const found = await findPostgresql(context);
  if ('missing' in found) throw new Refusal(found.missing);
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const administrator = new pg.Client({ connectionString: found.value.url });
  await administrator.connect();
  try {
    await administrator.query(`create database ${name}`);
    const url = new URL(found.value.url);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await administrator.query(`drop database if exists ${name} with (force)`);
    await administrator.end();
    await found.value.stop();
  }
}
