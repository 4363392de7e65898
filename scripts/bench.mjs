import { runCommand } from './bootstrap.mjs';

await runCommand('../bench/bench.ts');
