import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from './platform/bundle-options.mjs';
import { bundleWorker } from './platform/files/inspection/worker/bundle.mjs';
import { pageFiles } from './workplace/signatures/signing-host/page-files.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where the bundle goes: the folder that is given, else `dist`. */
const folder = process.argv[2] ?? here('./dist');
/** The program to bundle, by its name here. */
const program = process.argv[3] ?? 'server';

await rm(folder, { recursive: true, force: true });
await build({
  entryPoints: [here(`./${program}.ts`)],
  outfile: join(folder, `${program}.mjs`),
  ...bundleOptions,
  sourcemap: true,
  // The embedded database brings files beside its code; the native driver is optional and not used; the page is built below.
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*', 'pg-native', 'esbuild'],
});
await bundleWorker(join(folder, 'inspection-worker.mjs'));
await cp(here('./platform/db/migrations'), join(folder, 'migrations'), { recursive: true });
await mkdir(join(folder, 'esign'), { recursive: true });
for (const [name, bytes] of await pageFiles()) await writeFile(join(folder, 'esign', name), bytes);
