import type { CommandContext } from './command';
import { runOnDatabase } from './hr-api-command';

/** `npm run rights`: prints who may make which call, as the roles of this database are. */
export const run = (context: CommandContext): Promise<void> => runOnDatabase('rights', context);
