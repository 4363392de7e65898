import { runCommand } from './bootstrap.mjs';

await runCommand('./message-files.ts');
