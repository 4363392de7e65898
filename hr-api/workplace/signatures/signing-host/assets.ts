import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fontkit from '@pdf-lib/fontkit';

/** A file that a browser fetches for the page of the e-sign host, for good under an address that changes with its content. */
export interface Asset {
  readonly address: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly gzipped: Buffer;
}

export interface Assets {
  /** By the name of its source, such as `page.js`. */
  readonly named: (name: string) => Asset;
  readonly all: readonly Asset[];
  /** The font that signed documents are written in. */
  readonly font: Buffer;
  /** The code points that it has letters for. */
  readonly letters: ReadonlySet<number>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  wasm: 'application/wasm',
  pfb: 'application/octet-stream',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const FONT = 'LiberationSans-Regular.ttf';

/** Beside the bundle once built. */
const builtFolder = fileURLToPath(new URL('./esign', import.meta.url));

/** The page's files: those that were built beside the bundle, else made now of their sources. */
export async function loadAssets(): Promise<Assets> {
  const names = await readdir(builtFolder).catch(() => null);
  if (!names) {
    const { pageFiles } = await import('./page-files.mjs');
    return assetsOf(await pageFiles());
  }
  const files = names.map(async (name) => [name, await readFile(join(builtFolder, name))] as const);
  return assetsOf(new Map(await Promise.all(files)));
}

export function assetsOf(files: ReadonlyMap<string, Uint8Array>): Assets {
  const font = files.get(FONT);
  if (!font) throw new Error(`${FONT} is missing among the files of the e-sign host`);
  const version = versionOf(files);
  const assets = new Map(
    [...files].filter(([name]) => name !== FONT).map(([name, bytes]) => [name, assetOf(version, name, bytes)]),
  );
  return {
    named: (name) => {
      const asset = assets.get(name);
      if (!asset) throw new Error(`${name} is missing among the files of the e-sign host`);
      return asset;
    },
    all: [...assets.values()],
    font: Buffer.from(font),
    letters: new Set(fontkit.create(font).characterSet),
  };
}

/** One for all: a part of the page finds the others beside itself. */
export function versionOf(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of [...files].sort(([one], [other]) => one.localeCompare(other)))
    hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 12);
}

export function assetOf(version: string, name: string, content: Uint8Array): Asset {
  const bytes = Buffer.from(content);
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return {
    address: `/assets/${version}/${name}`,
    type: TYPES[extension] ?? 'application/octet-stream',
    bytes,
    gzipped: gzipSync(bytes),
  };
}
