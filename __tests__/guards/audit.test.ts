import { capabilities, composeByName } from '@/hr-api/composed';
import { languages } from '@/lib/contract/platform/languages';
import { sameInEnglish } from './same-in-english';
import { below } from './source-files';

/** The actions that the HR API leaves audit rows of, as they stand in its code. */
const actions = new Set(
  below('hr-api').flatMap(({ text }) =>
    [...text.matchAll(/\baction: (?:[\w.]+ \? )?('[a-z -]+'(?: [|:] '[a-z -]+')*)/g)].flatMap(([, found = '']) =>
      [...found.matchAll(/'([a-z -]+)'/g)].map(([, action = '']) => action),
    ),
  ),
);

// People read what was done with their account: a row whose action no capability has a text for would stand there in code.
test('every audited action has its text in the audit-texts.json of the capability that writes it', () => {
  const declared = composeByName('audited action', ({ auditTexts }) => auditTexts);
  expect(actions.size).toBeGreaterThan(12);
  expect([...actions].filter((action) => !(action in declared))).toEqual([]);
});

test.each(languages)('every audited action is told in %s, and in its own words', (language) => {
  const texts = capabilities.flatMap(({ auditTexts }) => Object.values(auditTexts ?? {}));
  expect(texts.filter((text) => text[language].trim() === '')).toEqual([]);
  const isEnglish = (text: (typeof texts)[number]) =>
    language !== 'en' && text[language] === text.en && !sameInEnglish(language, text.en);
  expect(texts.filter(isEnglish)).toEqual([]);
});
