import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await rm(here('./dist'), { recursive: true, force: true });
await build({
  entryPoints: [here('./server.ts')],
  outfile: here('./dist/server.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'warning',
  // The embedded database brings files beside its code; the native driver is optional and not used.
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*', 'pg-native'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
await cp(here('./db/migrations'), here('./dist/migrations'), { recursive: true });
