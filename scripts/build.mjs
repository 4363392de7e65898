import { runCommand } from './bootstrap.mjs';

await runCommand('./build/command.ts');
