import { runCommand } from './bootstrap.mjs';

await runCommand('./idp.ts');
