import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the reader of PDFs is made of beside the page's own code, and the font of signed documents. */
const READER = [
  'legacy/build/pdf.worker.min.mjs',
  'wasm/jbig2.wasm',
  'wasm/openjpeg.wasm',
  'wasm/qcms_bg.wasm',
  'standard_fonts/FoxitDingbats.pfb',
  'standard_fonts/FoxitSymbol.pfb',
  'standard_fonts/LiberationSans-Regular.ttf',
];

/** Bundles the page of the e-sign host; answers its files by name. */
export async function pageFiles() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [
      fileURLToPath(new URL('./page/page.ts', import.meta.url)),
      fileURLToPath(new URL('./page/page.css', import.meta.url)),
    ],
    outdir: '/',
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    splitting: true,
    chunkNames: '[name]-[hash]',
    target: 'es2022',
    external: ['*.woff2'],
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [path.slice(path.lastIndexOf('/') + 1), contents]));
  const reader = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  for (const name of READER) {
    const own = name.slice(name.lastIndexOf('/') + 1).replace(/\.mjs$/, '.js');
    files.set(own, await readFile(join(reader, name)));
  }
  const inter = 'inter-latin-wght-normal.woff2';
  files.set(inter, await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/${inter}`))));
  return files;
}
