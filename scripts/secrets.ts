import { randomBytes } from 'node:crypto';
import { access, chmod, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Refusal } from './command';

const secretsSchema = z.object({ HR_API_KEY: z.string().min(32), SESSION_SECRET: z.string().min(32) });
export type Secrets = z.output<typeof secretsSchema>;

const randomSecret = () => randomBytes(32).toString('base64url');

async function readSecrets(file: string): Promise<Secrets | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new Refusal(
      `DATA_DIR: ${file} is damaged; put it back from a backup, or delete it and everyone signs in anew.`,
    );
  }
}

/**
 * The secrets of an installation that runs its own HR API on its own database: made once, kept in `DATA_DIR/secrets.json`
 * for its owner alone. Of two first starts at a time, both get what the first one wrote.
 */
export async function embeddedSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new Refusal(`DATA_DIR: ${dataDir} is no folder to write in (${(error as NodeJS.ErrnoException).code})`);
  }
  const kept = await readSecrets(file);
  if (kept) {
    await chmod(file, 0o600);
    return kept;
  }
  // Named by chance: containers that share a folder are all process 1.
  const draft = `${file}.${randomBytes(9).toString('base64url')}`;
  const fresh: Secrets = { HR_API_KEY: randomSecret(), SESSION_SECRET: `1:${randomSecret()}` };
  await writeFile(draft, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readSecrets(file)) ?? fresh;
}

/** The secrets of this start: those given, and made ones for those that may be made. */
export async function secretsOf(settings: {
  readonly variables: Readonly<Record<string, string>>;
  readonly dataDir: string;
  readonly missingSecrets: readonly string[];
}): Promise<Secrets> {
  const { variables: given, dataDir, missingSecrets } = settings;
  const made = missingSecrets.length > 0 ? await embeddedSecrets(dataDir) : null;
  return secretsSchema.parse({ ...made, ...given });
}
