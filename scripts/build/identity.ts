import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Folders of the repository that no build reads; all else counts, so that a new folder is never forgotten. */
const NOT_BUILT = new Set(['__tests__', 'bench', 'deploy', 'docs', 'media', 'test-results', 'playwright-report']);
const IGNORED_FOLDERS = new Set(['node_modules', 'dist']);
const NOT_SOURCE = /\.(?:md|tsbuildinfo|log)$|^next-env\.d\.ts$|^(?:jest|playwright|eslint)\.config\./;

/** Of the scripts only those that make the build: how it is made is part of what it is. */
const OTHER_SCRIPT = /^scripts\/(?!build(?:\/|$))/;

async function listFiles(
  folder: string,
  prefix: string,
  skip: (place: string, name: string) => boolean,
): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || skip(place, entry.name)) continue;
    if (entry.isDirectory()) files.push(...(await listFiles(path.join(folder, entry.name), place, skip)));
    else if (entry.isFile()) files.push(place);
  }
  return files;
}

export interface BuildSource {
  readonly root: string;
  readonly basePath: string;
  /** A folder of data inside the repository, absolute, which is no source. */
  readonly dataDir: string;
  readonly nodeMajor?: string | undefined;
}

/** Names a build: the same text for the same source, base path and major version of Node, on any machine. */
export async function buildIdentity({
  root,
  basePath,
  dataDir,
  nodeMajor = process.versions.node.split('.')[0],
}: BuildSource) {
  const isForeign = (place: string, name: string) =>
    NOT_BUILT.has(place) ||
    IGNORED_FOLDERS.has(name) ||
    NOT_SOURCE.test(place) ||
    OTHER_SCRIPT.test(place) ||
    path.join(root, place) === dataDir;
  const files = (await listFiles(root, '', isForeign)).sort();
  const hash = createHash('sha256').update(`${nodeMajor}\n${basePath}\n`);
  for (const file of files) {
    const digest = createHash('sha256').update(await readFile(path.join(root, file)));
    hash.update(`${file}\n${digest.digest('hex')}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
