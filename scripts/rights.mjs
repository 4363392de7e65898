import { runCommand } from './bootstrap.mjs';

await runCommand('./rights.ts');
