import { runCommand } from './bootstrap.mjs';

await runCommand('./start.ts');
