import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { say, showProgress } from './progress.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Ends the process with one line where this Node is older than the product runs on. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  say(`This needs Node 20.19 or newer; here runs ${process.version}.`);
  process.exit(1);
}

/** @param {string} file */
async function readPackages(file) {
  try {
    return JSON.parse(await readFile(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Whether `node_modules` holds what the lock names. Optional packages may be missing: they are for other machines. */
async function isInstalled() {
  const [locked, installed] = await Promise.all([
    readPackages('package-lock.json'),
    readPackages('node_modules/.package-lock.json'),
  ]);
  if (!installed) return false;
  return Object.entries(locked ?? {}).every(([place, { version, optional, link }]) => {
    if (!place.startsWith('node_modules/') || link) return true;
    const found = installed[place];
    return found ? found.version === version : optional === true;
  });
}

async function install() {
  const progress = showProgress('Installing packages from the lock', '20–90 s');
  const npm = process.env.npm_execpath;
  const command = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...command], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    : spawn('npm', command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  child.on('error', (error) => say(`npm cannot be run: ${error.message}`));
  const [code] = await once(child, 'close');
  if (code === 0) return progress.done();
  progress.failed();
  say('The packages could not be installed; what npm said stands above.');
  process.exit(1);
}

/**
 * Makes the machine ready (Node, packages), then hands over to a TypeScript command.
 * @param {string} file the command, relative to this folder; it exports `run({ root, source, args })`
 */
export async function runCommand(file) {
  requireNode();
  if (!(await isInstalled())) await install();
  const { tsImport } = await import('tsx/esm/api');
  const { run } = await tsImport(file, import.meta.url);
  await run({ root, source: process.env, args: process.argv.slice(2) });
}
