import { openDatabase } from '../../hr-api/platform/db/open-database';
import type { OpenDatabase } from '../../hr-api/platform/db/database';
import { readEnv } from '../../hr-api/platform/env';
import { hrApiEnvironment } from '../../scripts/environments';
import type { Installation } from '../product';

/** Runs `work` on the database of an installation that is not running. */
export async function withDatabase<T>(
  { settings, secrets }: Installation,
  work: (open: OpenDatabase) => Promise<T>,
): Promise<T> {
  const open = await openDatabase(readEnv(hrApiEnvironment(settings, secrets, 'production')), () => {});
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}
