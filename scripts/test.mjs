import { runCommand } from './bootstrap.mjs';

await runCommand('./test/test.ts');
