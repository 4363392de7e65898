import type { CommandContext } from './command';
import { runOnDatabase } from './hr-api-command';

/** `npm run admin -- …`: creates the first administrator, or shows and removes what an account is bound to. */
export const run = (context: CommandContext): Promise<void> => runOnDatabase('admin', context);
