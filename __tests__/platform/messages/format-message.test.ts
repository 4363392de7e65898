import { createTranslator } from 'next-intl';
import { languages } from '@/lib/contract/platform/languages';
import { formatMessage, type Values } from '@/lib/i18n/format-message';
import { loadMessages } from '@/lib/i18n/messages';

function textsIn(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsIn(value, `${path}${key}.`),
  );
}

/** Whatever a message may ask for. */
const valuesOf = (message: string, given: string | number): Values =>
  Object.fromEntries([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => [name, given]));

const GIVEN = [0, 1, 2, 5, 1_234, 1_000_000, 'morning', 'evening', "O'Neil {x} #"];

test.each(languages)('each message in %s reads in the browser as on the server', async (language) => {
  const messages = await loadMessages(language);
  const translate = createTranslator({ locale: language, messages }) as (key: string, values: Values) => string;
  const texts = textsIn(messages).filter(([, message]) => !message.includes('<link>'));
  expect(texts.length).toBeGreaterThan(1_000);
  for (const [key, message] of texts) {
    for (const given of message.includes('{') ? GIVEN : [0]) {
      if (typeof given === 'string' && /, (?:plural|number)/.test(message)) continue;
      const values = valuesOf(message, given);
      expect([key, formatMessage(message, values, language)]).toEqual([key, translate(key, values)]);
    }
  }
});

test.each([
  ['en', '{n, plural, one {one # of {all}} other {# of {all}}}', { n: 2_000, all: 'x' }, '2,000 of x'],
  ['de', '{n, plural, =0 {keine} one {# Zeile} other {# Zeilen}}', { n: 0 }, 'keine'],
  ['fr', '{n, plural, one {# jour} many {# de jours} other {# jours}}', { n: 0 }, '0 jour'],
  ['es', '{n, plural, one {# día} many {# de días} other {# días}}', { n: 1_000_000 }, '1.000.000 de días'],
  ['en', '{a, select, x {X {n, plural, other {#}}} other {O}} #', { a: 'x', n: 3 }, 'X 3 #'],
  ['en', 'Hello {name}', {}, 'Hello {name}'],
])('%s: %s', (language, message, values, text) => {
  expect(formatMessage(message, values as Values, language)).toBe(text);
});
