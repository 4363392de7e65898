import en from '@/hr-api/platform/audit/texts/en.json';
import de from '@/hr-api/platform/audit/texts/de.json';
import es from '@/hr-api/platform/audit/texts/es.json';
import fr from '@/hr-api/platform/audit/texts/fr.json';
import ja from '@/hr-api/platform/audit/texts/ja.json';
import zh from '@/hr-api/platform/audit/texts/zh.json';
import { below } from './source-files';

/** The actions that the HR API leaves audit rows of, as they stand in its code. */
const actions = new Set(
  below('hr-api').flatMap(({ text }) =>
    [...text.matchAll(/\baction: (?:[\w.]+ \? )?('[a-z -]+'(?: [|:] '[a-z -]+')*)/g)].flatMap(([, found = '']) =>
      [...found.matchAll(/'([a-z -]+)'/g)].map(([, action = '']) => action),
    ),
  ),
);

// People read what was done with their account (hr-api/audit/texts): a row whose action has no words would stand there in code.
test.each(Object.entries({ de, en, es, fr, ja, zh }))('every audited action has its words in %s', (_, words) => {
  expect(actions.size).toBeGreaterThan(12);
  expect([...actions].filter((action) => !Object.keys(words).includes(action))).toEqual([]);
});
