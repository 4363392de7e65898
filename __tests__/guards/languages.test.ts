import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { errorCodes } from '@/lib/contract/platform/errors';
import { languages } from '@/lib/contract/platform/languages';
import { namespaces } from '@/lib/i18n/message-files.generated';
import { expectNone } from './expect-none';
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

/** A text by its key, as the file to look into. */
function placeOf(language: Language, key: string): string {
  const [file, ...rest] = key.split('.');
  return `${rest.join('.')} of messages/${language}/${file}.json`;
}

const english = textsOf('en');
const others = languages.filter((language) => language !== 'en');

test('the portal reads every file of messages', () => {
  const read = namespaces.map((name) => `${name}.json`);
  const unread = filesOf('en').filter((file) => !read.includes(file));
  const gone = read.filter((file) => !filesOf('en').includes(file));
  expectNone(
    [...unread, ...gone].map((file) => `messages/en/${file}`),
    'run npm run messages',
  );
  expect(english.size).toBeGreaterThan(50);
});

test('every error code has its text', () => {
  const untold = errorCodes.filter((code) => !english.has(`errors.${code}`));
  expectNone(untold, 'put its text into messages/<language>/errors.json, all six');
});

describe.each(others)('%s', (language) => {
  const texts = textsOf(language);

  test('has the same files and the same keys as English, none of them empty', () => {
    const missing = [...english.keys()].filter((key) => !texts.get(key)?.trim());
    expectNone(
      missing.map((key) => placeOf(language, key)),
      'translate it there',
    );
    const extra = [...texts.keys()].filter((key) => !english.has(key));
    expectNone(
      extra.map((key) => placeOf(language, key)),
      'take it out, or add it to English too',
    );
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  test('takes the same arguments as English in each text', () => {
    const differing = [...english].filter(([key, text]) => {
      const other = texts.get(key);
      return other !== undefined && argumentsOf(other).join() !== argumentsOf(text).join();
    });
    expectNone(
      differing.map(([key]) => placeOf(language, key)),
      'use the arguments that the English text has',
    );
  });

  test('has no English left', () => {
    const untranslated = [...english].filter(
      ([key, text]) => texts.get(key) === text && /\p{L}/u.test(text) && !sameInEnglish(language, text),
    );
    expectNone(
      untranslated.map(([key, text]) => `“${text}”, ${placeOf(language, key)}`),
      'translate it, or say in same-in-english.ts that it is the same',
    );
  });
});

test('French has a no-break space before ; : ? ! % and within « »', () => {
  const loose = [...textsOf('fr')].filter(([, text]) => / :|[^\u00a0][;?!%»]|«[^\u00a0]/.test(text));
  expectNone(
    loose.map(([key]) => placeOf('fr', key)),
    'put U+00A0 there',
  );
});
