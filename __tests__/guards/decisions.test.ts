import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allFiles, ROOT } from './source-files';

const FOLDER = 'docs/decisions/';
const textOf = (file: string) => readFileSync(path.join(ROOT, FOLDER, file), 'utf8');

test('docs/decisions/README.md links each decision by its title, and no other', () => {
  const files = allFiles.filter((file) => file.startsWith(FOLDER)).map((file) => file.slice(FOLDER.length));
  const titleOf = (file: string) => textOf(file).split('\n')[0]!.replace('# ', '');
  const links = files.filter((file) => file !== 'README.md').map((file) => `[${titleOf(file)}](${file})`);
  const [...listed] = textOf('README.md').match(/\[.+\]\(.+\)/g) ?? [];
  expect(listed.sort()).toEqual(links.sort());
});
