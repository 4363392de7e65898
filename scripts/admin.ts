import type { CommandContext } from './command';
import { runOnDatabase } from './hr-api-command';

/** `npm run admin -- --id ID --mail ADDRESS [--name NAME]`: creates the first administrator. */
export const run = (context: CommandContext): Promise<void> => runOnDatabase('admin', context);
