import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// A process of its own: what loads the other measurements renames modules, and esbuild looks for its program beside them.
const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const [, , outdir] = process.argv;

/** A program for each contestant and what times them, as small as a build for people would make it. */
await build({
  entryPoints: ['own.tsx', 'bare.tsx', 'ag-grid.ts', 'server.tsx', 'dialog.tsx', 'form.tsx', 'times.ts'].map(here),
  absWorkingDir: here('../..'),
  outdir,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
