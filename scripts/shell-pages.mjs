import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SHELL = join(import.meta.dirname, '../app/(shell)');

/** The routes of the pages for people who are signed in, as their folders spell them: `/ecenter/profileview/key/[key]`. */
export function shellPages() {
  return readdirSync(SHELL, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'page.tsx')
    .map(({ parentPath }) => `/${relative(SHELL, parentPath).split(sep).join('/')}`)
    .sort();
}
