import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openDatabase } from './db/database';
import { readEnv } from './env';
import { createFirstAdministrator, type Administrator } from './roles/first-administrator';

const USAGE = 'Usage: npm run admin -- --id E1 --mail someone@example.com [--name "Some One"]';

const PLAIN = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u;

const wordsSchema = z.object({
  id: z
    .string({ error: 'is missing' })
    .trim()
    .regex(/^[\w.@-]{1,50}$/, 'takes 1 to 50 letters, digits, dots, @, - or _'),
  mail: z.email({ error: 'takes a mail address' }).max(254),
  name: z.string().trim().min(1).max(100).regex(PLAIN, 'takes a name on one line').optional(),
});

/** The words after the command's name, or an error whose message is for the person at the keyboard. */
function readWords(): Administrator {
  const { values } = parseArgs({
    options: { id: { type: 'string' }, mail: { type: 'string' }, name: { type: 'string' } },
  });
  const read = wordsSchema.safeParse(values);
  if (read.success) return { ...read.data, name: read.data.name ?? read.data.id };
  const issue = read.error.issues[0];
  throw new Error(`--${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}\n${USAGE}`);
}

/** Creates the first administrator in a database that has none. */
async function main(): Promise<void> {
  const administrator = readWords();
  const env = readEnv();
  const database = await openDatabase(env, () => {});
  try {
    await database.migrate();
    await createFirstAdministrator(database.db, administrator, new Date());
  } finally {
    await database.close();
  }
  process.stdout.write(
    `${administrator.id} is the administrator now. When the portal runs, they set their password at ` +
      `${env.APP_URL}/auth/forgot-password with a code that is mailed to ${administrator.mail}\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
