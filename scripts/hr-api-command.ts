import { describeFailure, Refusal, type CommandContext } from './command';
import { hrApiEnvironment } from './environments';
import { startChild } from './processes/child';
import { onInterrupt } from './processes/interrupt';
import { say } from './progress.mjs';
import { secretsOf } from './secrets';
import { readSettings } from './settings';

const STOP_TIMEOUT_MS = 10_000;

/**
 * Runs a command of the HR API on the database that `npm start` would use with these settings, with the words it was given. It ends as
 * the command does, or with `refused` where that is not even started.
 */
export async function runOnDatabase(
  name: string,
  { root, source, args }: CommandContext,
  { refused = 1 } = {},
): Promise<void> {
  onInterrupt(
    () => say('Stopping …'),
    () => 130,
  );
  try {
    const settings = readSettings(source, root);
    if (!settings.hrApi) throw new Refusal('The HR API runs elsewhere; its data is not ours to fill.');
    const child = await startChild({
      name,
      command: process.execPath,
      args: ['--import', 'tsx', `hr-api/${name}-command.ts`, ...args],
      root,
      env: hrApiEnvironment(settings, await secretsOf(settings), 'production'),
      stopWithin: STOP_TIMEOUT_MS,
      onLine: say,
    });
    process.exitCode = await child.ended;
  } catch (error) {
    say(describeFailure(error));
    process.exitCode = refused;
  }
}
