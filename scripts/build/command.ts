import type { CommandContext } from '../command';
import { describeFailure } from '../command';
import { onInterrupt } from '../processes/interrupt';
import { say } from '../progress.mjs';
import { readBuildSettings } from '../settings';
import { ensureBuild } from './build';

/** `npm run build`: makes the build, or finds it, and says where it is. */
export async function run({ root, source }: CommandContext): Promise<void> {
  onInterrupt(
    () => say('Stopping …'),
    () => 130,
  );
  try {
    const build = await ensureBuild({ root, source, ...readBuildSettings(source, root) });
    say(`${build.isReused ? 'This source is built already' : 'Built'}: ${build.folder}`);
  } catch (error) {
    say(describeFailure(error));
    process.exitCode = 1;
  }
}
