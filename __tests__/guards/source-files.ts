import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(__dirname, '../..');

export interface SourceFile {
  /** Below the repository's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

const NEVER = new Set(['node_modules', 'dist']);
/** Written for other places: it is checked where the test puts it. */
const TOY = '__tests__/platform/toy/files';
const SOURCE = /\.(?:tsx?|mjs|cjs)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || NEVER.has(entry.name) || place === TOY) return [];
    return entry.isDirectory() ? filesBelow(place) : entry.isFile() ? [place] : [];
  });
}

/** Every file of the repository as it is worked on, without what is installed, built or hidden. */
export const allFiles: readonly string[] = filesBelow('');

/** The code of the repository, tests included. */
export const code: readonly SourceFile[] = allFiles
  .filter((file) => SOURCE.test(file) && file !== 'next-env.d.ts')
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** The code of the product, without its tests. */
export const product = code.filter(({ file }) => !file.startsWith('__tests__/') && !file.startsWith('bench/'));

export const below = (...folders: string[]) =>
  product.filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`)));

/** What a file imports, as paths below the root where it is ours (`@/` and relative ones resolved), else as written. */
export function importsOf({ file, text }: SourceFile): string[] {
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\brequire\(\s*)['"`]([^'"`\n]+)['"`]/g);
  return [...found].map(([, name = '']) => {
    if (name.startsWith('@/')) return name.slice(2);
    return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
  });
}

/** Imports and exports of types alone, of which nothing is left when it runs. */
const OF_TYPES = /^(?:import|export) (?:type\b[^;]*|\{(?:\s*type [^,}]+,?)+\s*\}) from '[^']+';$/gm;

/** What a file imports when it runs. */
export const valueImportsOf = ({ file, text }: SourceFile) => importsOf({ file, text: text.replace(OF_TYPES, '') });

const known = new Set(code.map(({ file }) => file));

/** The code that an import of ours names; none for a package, and for what is no code. */
export const fileOf = (name: string) =>
  [name, `${name}.ts`, `${name}.tsx`, `${name}.mjs`].find((file) => known.has(file));

/** The files in which something stands, for a message that names them. */
export const filesWith = (files: readonly SourceFile[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
