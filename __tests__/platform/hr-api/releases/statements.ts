import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OpenDatabase } from '../../../../hr-api/platform/db/database';
import { makeDatabase } from '../harness/test-database';

const STATEMENTS = 'statements.json.gz';

/** Of the statements that the database cannot make sense of, what it says. Nothing is run. */
export async function findRefused(
  { execute }: OpenDatabase,
  statements: readonly string[],
): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  for (const statement of statements) {
    try {
      await execute(`prepare replayed as ${statement}`);
      await execute('deallocate replayed');
    } catch (error) {
      refused.set(statement, (error as Error).message);
    }
  }
  return refused;
}

/** The same for statements that differ in how many values or rows of values they take. */
const shapeOf = (statement: string) =>
  statement.replace(/\$\d+(?:, \$\d+)*/g, '$').replace(/(\([^()]*\))(?:, ?\1)+/g, '$1');

/** Those of pg-boss, which migrates its own schema. */
const isOfJobs = (statement: string) => /\bjobs\./.test(statement);

/**
 * Keeps for a release, in place of those before it, what the tests asked its database: one statement of each shape, without
 * what is no query or is broken on purpose.
 */
export async function keepStatements(release: string, recorded: string): Promise<void> {
  const lines = (await readFile(recorded, 'utf8')).trim().split('\n');
  const all = [...new Set(lines.map((line) => JSON.parse(line) as string))].filter((text) => !isOfJobs(text));
  const shortestLast = all.sort((one, other) => other.length - one.length || (one < other ? 1 : -1));
  const statements = [...new Map(shortestLast.map((text) => [shapeOf(text), text])).values()];
  const { database, drop } = await makeDatabase();
  const refused = await findRefused(database, statements);
  await drop();
  const kept = statements.filter((text) => !refused.has(text)).sort();
  for (const entry of await readdir(__dirname, { withFileTypes: true }))
    if (entry.isDirectory()) await rm(join(__dirname, entry.name, STATEMENTS), { force: true });
  await mkdir(join(__dirname, release), { recursive: true });
  await writeFile(join(__dirname, release, STATEMENTS), gzipSync(JSON.stringify(kept), { level: 9 }));
}
