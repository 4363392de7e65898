import path from 'node:path';
import type { CommandContext } from './command';
import { runOnDatabase } from './hr-api-command';

/** Their next word is no file. */
const NO_FILE = ['--as', '--kind'];

/** npm starts in the folder of the package; files are meant from where the person is. */
const fromCaller = ({ source, args }: CommandContext): string[] =>
  args.map((word, at) => {
    const isFile = !word.startsWith('-') && !NO_FILE.includes(args[at - 1] ?? '');
    return isFile ? path.resolve(source.INIT_CWD ?? '', word) : word;
  });

/** `npm run people -- people.csv --as E1004 --dry-run`: imports a file as the screen does. */
export const run = (context: CommandContext): Promise<void> =>
  runOnDatabase('people', { ...context, args: fromCaller(context) }, { refused: 2 });
