import { describeFailure, Refusal, type CommandContext } from './command';
import { hrApiEnvironment } from './environments';
import { startChild } from './processes/child';
import { onInterrupt } from './processes/interrupt';
import { say } from './progress.mjs';
import { secretsOf } from './secrets';
import { readSettings } from './settings';

const STOPS_WITHIN = 10_000;

/** `npm run sample -- --employees N`: fills an empty database, the one that `npm start` would use with these settings. */
export async function run({ root, source, args }: CommandContext): Promise<void> {
  onInterrupt(
    () => say('Stopping …'),
    () => 130,
  );
  try {
    const settings = readSettings(source, root);
    if (!settings.hrApi) throw new Refusal('The HR API runs elsewhere; its data is not ours to fill.');
    const child = await startChild({
      name: 'sample',
      command: process.execPath,
      args: ['--import', 'tsx', 'hr-api/sample-command.ts', ...args],
      root,
      env: hrApiEnvironment(settings, await secretsOf(settings), 'production'),
      stopWithin: STOPS_WITHIN,
      onLine: say,
    });
    process.exitCode = await child.ended;
  } catch (error) {
    say(describeFailure(error));
    process.exitCode = 1;
  }
}
