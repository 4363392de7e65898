import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectNone } from './expect-none';
import { ROOT } from './source-files';

const PAGE = 'docs/security-properties.md';
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`);

const rows = [...readFileSync(path.join(ROOT, PAGE), 'utf8').matchAll(/^\| ([TF]\d\d) *\| (.+?) *\| (.+?) *\|$/gm)].map(
  ([, id = '', , where = '']) => ({ id, where }),
);

/** Whether a test names the property, by itself or within a range. */
function names(text: string, id: string): boolean {
  const isWithin = ([, first = '', last = '']: RegExpExecArray) => first[0] === id[0] && first <= id && id <= last;
  return text.includes(id) || [...text.matchAll(/\b([TF]\d\d) to ([TF]\d\d)\b/g)].some(isWithin);
}

test('every property of security and reliability has its row, with a test or what it waits for', () => {
  expect(rows.map(({ id }) => id)).toEqual([...numbered('T', 90), ...numbered('F', 30)]);
  const empty = rows.filter(({ where }) => !/^waits for .{8}|^`/.test(where));
  expectNone(
    empty.map(({ id }) => `${PAGE}, ${id}`),
    'name a test below __tests__, or say what it waits for',
  );
});

test('every test that the page names is there and says the number of its property', () => {
  const wrong = rows.flatMap(({ id, where }) =>
    [...where.matchAll(/`([^`]+)`/g)]
      .filter(([, file = '']) => {
        try {
          return !names(readFileSync(path.join(ROOT, '__tests__', file), 'utf8'), id);
        } catch {
          return true;
        }
      })
      .map(([, file]) => `${PAGE}, ${id}: ${file}`),
  );
  expectNone(wrong, 'name the file as it is called, and put the number into the title of its test');
});
