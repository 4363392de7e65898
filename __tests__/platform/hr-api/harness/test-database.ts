import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { OpenDatabase } from '../../../../hr-api/platform/db/database';
import { openEmbedded } from '../../../../hr-api/platform/db/embedded/embedded';
import { openPostgres } from '../../../../hr-api/platform/db/postgres';
import { databaseUrl, emptyTemplate, TEMPLATE_VARIABLE } from './test-settings';

export interface TestDatabase {
  readonly database: OpenDatabase;
  /** Where it is on the server; null for the embedded one. */
  readonly url: string | null;
  /** Closes the database and leaves nothing of it. */
  readonly drop: () => Promise<void>;
}

/** A file that is in memory as a whole: to read it costs nothing, where a blob is put together from small pieces. */
class BlobInMemory extends Blob {
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return Promise.resolve(
      byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength),
    );
  }
}

/** A database of one's own: a copy of the run's template, or an empty one. */
export async function makeDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const template = process.env[TEMPLATE_VARIABLE];
  if (!template) throw new Error('The template of the run is missing');
  if (server) return onServer(server, isEmpty ? 'template0' : template);
  const archive = await readFile(isEmpty ? emptyTemplate(template) : template);
  const database = await openEmbedded({ template: new BlobInMemory(archive) });
  return { database, url: null, drop: database.close };
}

async function onServer(server: string, template: string): Promise<TestDatabase> {
  const name = `humming_test_${randomBytes(6).toString('hex')}`;
  // As files: page by page through the log takes twice as long.
  await onServerRun(server, `create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(server, name);
  const database = await openPostgres(url, () => {});
  const drop = async () => {
    await database.close();
    await onServerRun(server, `drop database if exists ${name} with (force)`);
  };
  return { database, url, drop };
}

async function onServerRun(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
