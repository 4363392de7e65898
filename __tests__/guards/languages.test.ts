import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { errorCodes } from '@/lib/contract/platform/errors';
import { languages } from '@/lib/contract/platform/languages';
import { namespaces } from '@/lib/i18n/message-files.generated';
import { ROOT } from './source-files';
import { sameInEnglish } from './same-in-english';

type Words = { [key: string]: string | Words };
type Language = (typeof languages)[number];

const folderOf = (language: Language) => path.join(ROOT, 'messages', language);
const filesOf = (language: Language) => (existsSync(folderOf(language)) ? readdirSync(folderOf(language)).sort() : []);

function flatten(words: Words, prefix: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value] as [string, string]] : flatten(value, `${prefix}.${key}`),
  );
}

/** Every text of a language by its full key. */
function textsOf(language: Language): Map<string, string> {
  return new Map(
    filesOf(language).flatMap((file) => {
      const words = JSON.parse(readFileSync(path.join(folderOf(language), file), 'utf8')) as Words;
      return flatten(words, file.replace('.json', ''));
    }),
  );
}

/** The arguments that a text takes, with their kinds, as ICU reads them. */
function argumentsOf(text: string): string[] {
  const found = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      found.add(`${element.value}:${TYPE[element.type]}`);
      if ('options' in element) Object.values(element.options).forEach(({ value }) => walk(value));
      if ('children' in element) walk(element.children);
    }
  };
  walk(parse(text));
  return [...found].sort();
}

const english = textsOf('en');
const others = languages.filter((language) => language !== 'en');

test('the portal reads every file of messages', () => {
  expect(filesOf('en')).toEqual(namespaces.map((name) => `${name}.json`).sort());
  expect(english.size).toBeGreaterThan(50);
});

test('every error code has its text', () => {
  const codes = [...english.keys()].filter((key) => key.startsWith('errors.')).map((key) => key.slice(7));
  expect(codes).toEqual(expect.arrayContaining([...errorCodes]));
});

describe.each(others)('%s', (language) => {
  const texts = textsOf(language);

  test('has the same files and the same keys as English, none of them empty', () => {
    expect(filesOf(language)).toEqual(filesOf('en'));
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  test('takes the same arguments as English in each text', () => {
    const differing = [...english].filter(([key, text]) => {
      const other = texts.get(key);
      return other !== undefined && argumentsOf(other).join() !== argumentsOf(text).join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('has no English left', () => {
    const untranslated = [...english].filter(
      ([key, text]) => texts.get(key) === text && /\p{L}/u.test(text) && !sameInEnglish(language, text),
    );
    expect(untranslated.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});
