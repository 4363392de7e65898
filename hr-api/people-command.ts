import { capabilities } from './composed';
import { createInspector } from './platform/files/inspection/inspector';
import { scannerAt } from './platform/files/inspection/scanner';
import { storeOf } from './platform/files/storage/store';
import { openDatabase } from './platform/db/open-database';
import { readEnv } from './platform/env';
import { createLog } from './platform/log';
import { deriveSecrets } from './platform/secrets';
import { UnreadableTable } from './platform/table-files/reading/unreadable-table';
import { readCommandArguments } from './workplace/imports/command/command-arguments';
import { EXIT, importByCommand } from './workplace/imports/command/import-by-command';
import { fillText, importTexts } from './workplace/imports/import-texts';

/** Imports a file into the database of these settings; how it ended is the exit code. */
async function main(): Promise<number> {
  const options = await readCommandArguments(process.argv.slice(2));
  const env = readEnv();
  const database = await openDatabase(env, () => {});
  const inspector = createInspector({ scan: env.CLAMD_URL ? scannerAt(env.CLAMD_URL) : undefined });
  try {
    await database.migrate();
    return await importByCommand(
      {
        ...{ db: database.db, clock: () => new Date(), capabilities, inspector },
        ...{ files: storeOf(env), secrets: deriveSecrets(env.HR_API_KEY), log: createLog({ LOG_LEVEL: 'silent' }) },
        say: (line) => void process.stdout.write(`${line}\n`),
      },
      options,
    );
  } finally {
    await inspector.stop();
    await database.close();
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof UnreadableTable)
    return fillText(importTexts.en.problems[error.reason], { line: error.line ?? 0 });
  return error instanceof Error ? error.message : String(error);
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = EXIT.nothingDone;
  },
);
