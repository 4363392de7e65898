import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** Needed for development alone. */
  readonly dev?: boolean;
  /** A workspace of ours. */
  readonly link?: boolean;
}

interface Lock {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const FOLDER = 'node_modules/';

/** `sha512-<base64>` as CycloneDX has it. */
function hashOf(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split('-', 2);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}

function componentOf([place, { version = '', integrity, license }]: [string, LockedPackage]) {
  const name = place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity && { hashes: [hashOf(integrity)] }),
    ...(license && { licenses: [{ expression: license }] }),
  };
}

/** What is shipped, package by package, as the lock pins it: CycloneDX 1.6 in JSON. npm's own leaves out what a peer needs too. */
export async function billOfMaterials(root: string): Promise<string> {
  const { name, version, packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  const shipped = Object.entries(packages).filter(
    ([place, { dev, link }]) => place.includes(FOLDER) && !dev && link !== true,
  );
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: shipped.map(componentOf),
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}
