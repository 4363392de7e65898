import { expectNone } from './expect-none';
import { allFiles, code, filesWith, product } from './source-files';

const names = allFiles
  .filter((file) => /\.(?:tsx?|mjs|cjs|css)$/.test(file))
  .map((file) => ({ file, base: file.split('/').at(-1)! }));

// One spelling of names, so that a name can be guessed and searched.
test('files are kebab-case', () => {
  const FRAMEWORK = /^(?:\[[\w.[\]-]+\]|%5Fnext)$/;
  const wrong = names.filter(
    ({ base }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.(?:tsx?|mjs|cjs|mts|css)$/.test(base),
  );
  expectNone(
    wrong.map(({ file }) => file),
    'rename it in kebab-case, as what it exports',
  );
  const folders = new Set(names.flatMap(({ file }) => file.split('/').slice(0, -1)));
  const odd = [...folders].filter(
    (name) => !/^(?:\(?[a-z0-9]+(?:-[a-z0-9]+)*\)?|__tests__)$/.test(name) && !FRAMEWORK.test(name),
  );
  expectNone(odd, 'rename the folder in kebab-case');
});

// A file that only passes others on hides where things live, and pulls all of them into every bundle.
test('no folder has an index file', () => {
  const barrels = names.filter(({ base }) => /^index\./.test(base)).map(({ file }) => file);
  const advice = 'import each thing from the file in which it stands';
  expectNone([...barrels, ...filesWith(product, /^export \* from/m)], advice);
});

// Such names say nothing, so that anything ends up there; an address that the specification gives is no name of ours.
test('no file or folder is a drawer', () => {
  const DRAWER =
    /^(?:utils?|helpers?|misc|common|shared|temp|new|v2)(?:\.|$)|-(?:utils?|helpers?|manager|service)(?:\.|$)/;
  const found = allFiles.filter(
    (file) =>
      /^(?:app|components|lib|hr-api|scripts|__tests__)\//.test(file) && !file.startsWith('app/(shell)/common/'),
  );
  const drawers = found.filter((file) => file.split('/').some((part) => DRAWER.test(part)));
  expectNone(drawers, 'name it for the one thing that it does');
});

// A file is read whole; what is longer is more than one thing.
test('files are small enough to read', () => {
  const lengths = code.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }));
  const long = lengths.filter(({ file, lines }) => lines > 300 && !file.includes('.generated.'));
  expectNone(
    long.map(({ file, lines }) => `${file} has ${lines} lines`),
    'divide it, 300 are the most',
  );
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  const nineTenths = sorted[Math.floor(sorted.length * 0.9)]!;
  const half = sorted[Math.floor(sorted.length * 0.5)]!;
  const crowded = [
    nineTenths > 250 && `one file in ten has ${nineTenths} lines or more, and 250 are the most`,
    half > 90 && `half of the files have ${half} lines or more, and 90 are the most`,
  ].filter((one) => one !== false);
  expectNone(crowded, 'divide the long ones');
});

// What is not done stands in the list of work, not in the code.
test('no note of unfinished work is left in the code', () => {
  expectNone(filesWith(product, /\b(?:TODO|FIXME|XXX|HACK)\b/), 'do it, or put it into the list of work');
});

// A title says who does what with what result, and is read in a list of thousands.
test('titles of tests fit a line of 90 characters', () => {
  const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)?|\]\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
  const titles = code
    .filter(({ file }) => file.startsWith('__tests__/'))
    .flatMap(({ file, text }) => [...text.matchAll(TITLE)].map(([, , title = '']) => ({ file, title })));
  expect(titles.length).toBeGreaterThan(1000);
  const long = titles.filter(({ title }) => title.length > 90);
  expectNone(
    long.map(({ file, title }) => `${file}, “${title}”`),
    'say it shorter',
  );
});
