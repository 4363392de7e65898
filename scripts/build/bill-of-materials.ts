import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface BillOfMaterials {
  readonly metadata: { readonly component: { name: string } };
}

/** What is shipped, package by package, as npm reads it off the lock: CycloneDX in JSON. */
export async function billOfMaterials(root: string): Promise<string> {
  const npm = process.env.npm_execpath;
  const args = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = npm ? await run(process.execPath, [npm, ...args], options) : await run('npm', args, options);
  const bill = JSON.parse(stdout) as BillOfMaterials;
  const { name } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { name: string };
  // npm takes the folder's name for the product's.
  bill.metadata.component.name = name;
  return `${JSON.stringify(bill, null, 1)}\n`;
}
