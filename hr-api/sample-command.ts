import { parseArgs } from 'node:util';
import { openDatabase } from './db/database';
import { readEnv } from './env';
import { fileStore } from './files/store';
import { dayOf } from './people/dates';
import { loadSample } from './sample';
import { hashPassword } from './sign-in/password';

/** Loads the sample organisation, with as many people as `--employees` says, into a database that knows nobody yet. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { employees: { type: 'string', default: '250' } } });
  const employees = Number(values.employees);
  if (!Number.isInteger(employees) || employees < 1) throw new Error('--employees takes a whole number');
  const env = readEnv();
  const database = await openDatabase(env, () => {});
  try {
    await database.migrate();
    const today = dayOf(new Date());
    const report = (done: number) => process.stdout.write(`${done} of ${employees} people\n`);
    const isLoaded = await loadSample(database.db, {
      today,
      employees,
      files: fileStore(env.DATA_DIR),
      hashPassword,
      report,
    });
    process.stdout.write(
      isLoaded ? 'The sample organisation is loaded\n' : 'The database knows people already: nothing was loaded\n',
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
