import { runCommand } from './bootstrap.mjs';

await runCommand('./admin.ts');
