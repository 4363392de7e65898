import { capabilities, composeByName } from '@/hr-api/composed';
import { languages } from '@/lib/contract/platform/languages';
import { expectNone } from './expect-none';
import { sameInEnglish } from './same-in-english';
import { below } from './source-files';

/** The actions that the HR API leaves audit rows of, as they stand in its code, each with a file that has it. */
const actions = new Map(
  below('hr-api').flatMap(({ file, text }) =>
    [...text.matchAll(/\baction: (?:[\w.]+ \? )?('[a-z -]+'(?: [|:] '[a-z -]+')*)/g)].flatMap(([, found = '']) =>
      [...found.matchAll(/'([a-z -]+)'/g)].map(([, action = '']) => [action, file] as const),
    ),
  ),
);

// People read what was done with their account: a row whose action no capability has a text for would stand there in code.
test('every audited action has its text in the audit-texts.json of the capability that writes it', () => {
  const declared = composeByName('audited action', ({ auditTexts }) => auditTexts);
  expect(actions.size).toBeGreaterThan(12);
  const untold = [...actions].filter(([action]) => !(action in declared));
  expectNone(
    untold.map(([action, file]) => `“${action}” of ${file}`),
    'put its text in six languages into the audit-texts.json of its capability',
  );
});

test.each(languages)('every audited action is told in %s, and in its own words', (language) => {
  const texts = capabilities.flatMap(({ name, auditTexts }) =>
    Object.entries(auditTexts ?? {}).map(([action, text]) => ({ place: `“${action}” of ${name}`, text })),
  );
  const empty = texts.filter(({ text }) => text[language].trim() === '');
  const english = texts.filter(
    ({ text }) => language !== 'en' && text[language] === text.en && !sameInEnglish(language, text.en),
  );
  const places = [...empty, ...english].map(({ place }) => place);
  expectNone(places, `translate "${language}" in its audit-texts.json`);
});
