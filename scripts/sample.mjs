import { runCommand } from './bootstrap.mjs';

await runCommand('./sample.ts');
