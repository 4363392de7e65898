import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { ensureBuild } from '../scripts/build/build';
import type { CommandContext } from '../scripts/command';
import { makeTemporaryFolder } from '../scripts/temporary-folder';
import { VIEW } from './table-page/contestant';

export type ContestantName = 'own' | 'bare' | 'ag-grid' | 'server' | 'dialog' | 'form';

const run = promisify(execFile);

const ADDRESS = 'http://localhost/';

/** The folder of the programs, by the contestants' names. */
async function buildPrograms(root: string): Promise<string> {
  const folder = makeTemporaryFolder('table-pages');
  await run(process.execPath, [path.join(root, 'bench/table-page/build.mjs'), folder]);
  return folder;
}

/** The product's own stylesheet: the largest that its build has. */
async function productStyles({ root, source }: CommandContext): Promise<string> {
  const dataDir = path.resolve(root, source.DATA_DIR || '.data');
  const { folder } = await ensureBuild({ root, source, basePath: '', dataDir });
  const styles = path.join(folder, 'portal/.next/static');
  const files = (await readdir(styles, { recursive: true })).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(styles, file), 'utf8')));
  return texts.sort((one, other) => other.length - one.length)[0] ?? '';
}

/** Opens a page of a contestant alone, with nothing drawn yet. */
export type OpenContestant = (name: ContestantName) => Promise<Page>;

export async function contestantPages(context: CommandContext, browser: Browser): Promise<OpenContestant> {
  const styles = await productStyles(context);
  const programs = await buildPrograms(context.root);
  return async (name) => {
    const page = await browser.newPage({ viewport: { width: VIEW.width, height: 900 } });
    const isOurs = name !== 'bare' && name !== 'ag-grid';
    const styled = isOurs ? `<style>${styles}</style>` : '';
    const body = `<!doctype html><html lang="en"><head>${styled}</head><body><div id="host"></div></body></html>`;
    // Of an address that browsers trust: what makes keys is missing from others.
    await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(ADDRESS);
    for (const program of [name, 'times']) await page.addScriptTag({ path: path.join(programs, `${program}.js`) });
    return page;
  };
}
