import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNone } from './expect-none';
import { importsOf, product, ROOT } from './source-files';

const STYLESHEET = 'app/signed-out.css';

/** The file that an import names, with the ending that it leaves out. */
const fileOf = (name: string) =>
  product.find(({ file }) => file === name || (/^\.tsx?$/.test(file.slice(name.length)) && file.startsWith(name)));

/** Every file of ours that draws something on the pages that load the stylesheet by themselves. */
function filesOfStylesheet(): string[] {
  const found = new Set<string>();
  const groups = product.filter(({ file }) => /^app\/\((?:auth|blank|plain)\)\//.test(file)).map(({ file }) => file);
  const waiting = [...groups, 'app/global-error.tsx', 'app/global-error-notice.tsx'];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const source = fileOf(name);
    if (!source || found.has(source.file) || !/^(?:app|components)\//.test(source.file)) continue;
    found.add(source.file);
    waiting.push(...importsOf(source));
  }
  return [...found];
}

/** The sources that the stylesheet names, as a test of a file's path. */
function isReadByStylesheet(): (file: string) => boolean {
  const sheet = readFileSync(path.join(ROOT, STYLESHEET), 'utf8');
  const patterns = [...sheet.matchAll(/@source '([^']+)'/g)].flatMap(([, given = '']) => {
    const place = path.posix.join('app', given);
    const choice = /\{([^{}]*)\}/;
    const all = (one: string): string[] => {
      const [whole, options] = choice.exec(one) ?? [];
      return whole ? options!.split(',').flatMap((option) => all(one.replace(whole, option))) : [one];
    };
    return all(place);
  });
  return (file) => patterns.some((pattern) => file === pattern || file.startsWith(`${pattern}/`));
}

// The stylesheet of the pages before sign-in holds the classes of the files that it reads. One that it does not read would come
// without its looks, and only there.
test('the stylesheet of the signed-out pages reads every file that draws on them', () => {
  const isRead = isReadByStylesheet();
  const drawing = filesOfStylesheet().filter((file) => {
    const text = product.find((source) => source.file === file)!.text;
    return /className|['"`][a-z0-9-]+(?: [a-z0-9:[\]-]+)+['"`]/.test(text);
  });
  expect(drawing.length).toBeGreaterThan(20);
  const unread = drawing.filter((file) => !isRead(file));
  expectNone(unread, `name it in an @source of ${STYLESHEET}`);
});

// Who stands at a gate goes on into the shell.
test('only the shell, and the gates before it, load the stylesheet of everything', () => {
  const loading = product.filter((source) => importsOf(source).includes('app/globals.css')).map(({ file }) => file);
  const ALLOWED = ['app/(enrolment)/layout.tsx', 'app/(gate)/layout.tsx', 'app/(shell)/layout.tsx'];
  expect(loading).toEqual(expect.arrayContaining(ALLOWED));
  const others = loading.filter((file) => !ALLOWED.includes(file));
  expectNone(others, `load ${STYLESHEET}, which is a fraction of it`);
});
