import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '../../../bundle-options.mjs';

/** Bundles the program that looks at files. */
export const bundleWorker = (outfile) =>
  build({
    ...bundleOptions,
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    outfile,
    // From there the reader of PDFs finds no native library to draw with, and needs none.
    define: { 'import.meta.url': '"file:///"' },
  });
