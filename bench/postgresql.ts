import { Refusal, type CommandContext } from '../scripts/command';
import { withEmptyDatabase } from '../scripts/test/empty-database';
import { findPostgresql } from '../scripts/test/postgresql';

/** Runs `work` with the address of an empty database on PostgreSQL, which is dropped again. */
export async function withPostgresql<T>(context: CommandContext, work: (url: string) => Promise<T>): Promise<T> {
  const found = await findPostgresql(context);
  if ('missing' in found) throw new Refusal(found.missing);
  try {
    return await withEmptyDatabase(found.value.url, 'bench', work);
  } finally {
    await found.value.stop();
  }
}
