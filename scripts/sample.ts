import type { CommandContext } from './command';
import { runOnDatabase } from './hr-api-command';

/** `npm run sample -- --employees N`: fills an empty database. */
export const run = (context: CommandContext): Promise<void> => runOnDatabase('sample', context);
