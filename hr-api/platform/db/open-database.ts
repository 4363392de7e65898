import type { Environment } from '../env';
import type { OpenDatabase } from './database';
import { openEmbedded } from './embedded/embedded';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL where DATABASE_URL is set, else the embedded database in DATA_DIR/db.
 * `onLost` hears of connections that were lost while idle; the next query opens a new one.
 */
export async function openDatabase(env: Environment, onLost: (error: Error) => void): Promise<OpenDatabase> {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL, onLost) : openEmbedded({ dataDir: env.DATA_DIR });
}
