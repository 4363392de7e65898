import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Source } from '../command';
import { say } from '../progress.mjs';
import { installPackage, mayInstallPackages } from './debian';
import type { Found } from './found';

const run = promisify(execFile);
const TIMEOUT_MS = 20_000;

/** Chromium without windows draws the same pages for less than half the work, so it comes first. */
const WINDOWLESS = 'chromium-headless-shell';

const KNOWN = [
  WINDOWLESS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The command's own path if it is a browser that runs here. Ubuntu's package of the name, for one, may only say to use snap. */
async function workingBrowser(command: string): Promise<string | null> {
  try {
    const file = command.includes('/') ? command : (await run('which', [command])).stdout.trim();
    const { stdout } = await run(file, ['--version'], { timeout: TIMEOUT_MS });
    return /Chrom/.test(stdout) ? file : null;
  } catch {
    return null;
  }
}

async function firstWorking(): Promise<string | null> {
  for (const command of KNOWN) {
    const file = await workingBrowser(command);
    if (file) return file;
  }
  return null;
}

async function installOne(source: Source): Promise<string | null> {
  say(`Installing Debian’s package ${WINDOWLESS} (usually 30–60 s) …`);
  // Only newer releases have a package of the one without windows.
  return (await installPackage(WINDOWLESS, source)) && installPackage('chromium', source);
}

/** A Chromium for the browser tests: the given one, the system's, else Debian's package where it may be installed. */
export async function findChromium(source: Source): Promise<Found<string>> {
  const given = source.CHROMIUM_PATH;
  if (given) {
    const file = await workingBrowser(given);
    return file ? { value: file } : { missing: `CHROMIUM_PATH: ${given} is no Chromium that runs` };
  }
  const here = await firstWorking();
  if (here) return { value: here };
  if (!(await mayInstallPackages())) return { missing: 'no Chromium here: set CHROMIUM_PATH, or install one' };
  const failure = await installOne(source);
  if (failure) return { missing: failure };
  const installed = await firstWorking();
  return installed ? { value: installed } : { missing: 'a Chromium was installed, but does not run' };
}
