import { parseArgs } from 'node:util';
import { openDatabase } from './platform/db/open-database';
import { readEnv } from './platform/env';
import { storeOf } from './platform/files/storage/store';
import { dayOf } from './platform/dates';
import { deriveSecrets } from './platform/secrets';
import { PEOPLE_WITH_RECORDS } from './people/record/sample/load-records';
import { RecordKeys } from './people/record/values/keys';
import { loadSample } from './sample';
import { hashPassword } from './access/sign-in/password/password';

/**
 * Loads the sample organisation, with as many people, whole records and tickets as the words say, into a database that knows nobody yet.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      employees: { type: 'string', default: '250' },
      records: { type: 'string', default: String(PEOPLE_WITH_RECORDS) },
      tickets: { type: 'string', default: '60' },
    },
  });
  const employees = wholeNumber('employees', values.employees, 1);
  const records = wholeNumber('records', values.records, 0);
  const tickets = wholeNumber('tickets', values.tickets, 0);
  const env = readEnv();
  const database = await openDatabase(env, () => {});
  try {
    await database.migrate();
    const today = dayOf(new Date());
    const report = (done: number) => process.stdout.write(`${done} of ${employees} people\n`);
    const isLoaded = await loadSample(database.db, {
      today,
      employees,
      records,
      tickets,
      files: storeOf(env),
      hashPassword,
      recordKeys: new RecordKeys(deriveSecrets(env.HR_API_KEY).record),
      report,
    });
    process.stdout.write(
      isLoaded ? 'The sample organisation is loaded\n' : 'The database knows people already: nothing was loaded\n',
    );
  } finally {
    await database.close();
  }
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} takes a whole number`);
  return number;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
