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
  expect(wrong.map(({ file }) => file)).toEqual([]);
  const folders = new Set(names.flatMap(({ file }) => file.split('/').slice(0, -1)));
  const odd = [...folders].filter(
    (name) => !/^(?:\(?[a-z0-9]+(?:-[a-z0-9]+)*\)?|__tests__)$/.test(name) && !FRAMEWORK.test(name),
  );
  expect(odd).toEqual([]);
});

// A file that only passes others on hides where things live, and pulls all of them into every bundle.
test('no folder has an index file', () => {
  expect(names.filter(({ base }) => /^index\./.test(base)).map(({ file }) => file)).toEqual([]);
  expect(filesWith(product, /^export \* from/m)).toEqual([]);
});

// Such names say nothing, so that anything ends up there; an address that the specification gives is no name of ours.
test('no file or folder is a drawer', () => {
  const DRAWER =
    /^(?:utils?|helpers?|misc|common|shared|temp|new|v2)(?:\.|$)|-(?:utils?|helpers?|manager|service)(?:\.|$)/;
  const found = allFiles.filter(
    (file) =>
      /^(?:app|components|lib|hr-api|scripts|__tests__)\//.test(file) && !file.startsWith('app/(shell)/common/'),
  );
  expect(found.filter((file) => file.split('/').some((part) => DRAWER.test(part)))).toEqual([]);
});

// A file is read whole; what is longer is more than one thing.
test('files are small enough to read', () => {
  const lengths = code.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }));
  expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(250);
  expect(sorted[Math.floor(sorted.length * 0.5)]).toBeLessThanOrEqual(90);
});

// What is not done stands in the list of work, not in the code.
test('no note of unfinished work is left in the code', () => {
  expect(filesWith(product, /\b(?:TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
});
