import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

/** What is counted of a file that is read. */
export interface Counted {
  readonly rows: number;
  readonly cells: number;
  readonly letters: number;
}

/** Goes through a table in a process with so many megabytes of heap, which ends with an error where it takes more. */
export async function countInSmallHeap(path: string, format: 'csv' | 'xlsx', heapMb: number): Promise<Counted> {
  const program = `${path}.cjs`;
  await build({
    entryPoints: [fileURLToPath(new URL('./count-cells.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
  });
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      `--max-old-space-size=${heapMb}`,
      program,
      path,
      format,
    ]);
    return JSON.parse(stdout) as Counted;
  } finally {
    await rm(program);
  }
}
