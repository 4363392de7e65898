import type { CommandContext } from './command';
import { runOnDatabase } from './hr-api-command';

/** `npm run admin -- …`: creates the first administrator, shows and removes what an account is bound to, checks the audit trail … */
export const run = (context: CommandContext): Promise<void> => runOnDatabase('admin', context);
