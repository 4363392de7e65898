import { isFreeText, type Position } from './positions';

/** A text that is unusual and honest: it comes back as it was given. */
export const HONEST = 'Zq7 e\u0301 ﷺ İß 👩‍👩‍👧 \u202Eabc\u202C \u200F١٢٣ "x" \'y\' \\ %_ ${z} {{z}} 100% 7qZ';

/** Tried at each place in every run: what cannot be kept, what is honest, and what is too large. */
const ALWAYS = ['a\0b', '\ud83d', HONEST, 'a'.repeat(100_000)];

const MORE = [
  '\0',
  '\ude00\ud83d',
  '',
  ' ',
  '\t\n\r',
  '\u0001\u0008\u001b\u007f\u0085\u009f',
  'a\r\nX-Injected: 1',
  '\u2028\u2029\u00a0\ufeff\u200b',
  '\uffff\ufffe\ufdd0',
  '\u{10ffff}',
  '<script>alert(1)</script>',
  "'; drop table people; --",
  '%',
  '\\',
  '%00%0d%0a',
  '\\u0000',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e309',
  '2147483648',
  '99999999999999999999',
  '2026-02-30',
  '31-Feb-2026',
  '2026-01-01T00:00:00+99:99',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  '../../etc/passwd',
  '1,2,,3,2147483648',
  '{"a":1}',
  '٣',
  '𝟙',
  'I\u0307'.repeat(10),
];

/** Each as long as the description allows: letters of one to four bytes, and such that grow when they are folded or escaped. */
const REPEATED = ['a', 'é', '\ufdfa', 'İ', '%', '\\', '&', '<'];

const OTHER_TYPES_ALWAYS = ['null', '{}', '2147483648'];

const OTHER_TYPES = [
  'true',
  '0',
  '-1',
  '1.5',
  '1e400',
  '-2147483649',
  '9007199254740991',
  '9007199254740993',
  '1e308',
  '""',
  '"a"',
  '[]',
  '[null]',
  '[[[[[[[[[[]]]]]]]]]]',
  '{"a":{"a":{"a":1}}}',
  '{"toString":1,"length":-1,"then":1}',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
];

interface HostileValue {
  readonly json: string;
  readonly isAlways: boolean;
}

const valuesOf = (always: readonly string[], more: readonly string[]): HostileValue[] => [
  ...always.map((json) => ({ json, isAlways: true })),
  ...more.map((json) => ({ json, isAlways: false })),
];

/** What is written at a place, as JSON: texts where it takes text, and in a body also what is of another type. */
export function hostileValues(position: Position, isInBody: boolean): HostileValue[] {
  const { type, maxLength = 0 } = position.shape;
  const isLimited = maxLength > 0 && maxLength < 50_000;
  const full = isLimited ? [...REPEATED.map((one) => one.repeat(maxLength)), '😀'.repeat(maxLength / 2)] : [];
  const texts = isFreeText(position)
    ? valuesOf(
        ALWAYS.map((text) => JSON.stringify(text)),
        [...MORE, ...full, 'a'.repeat(maxLength + 1)].map((text) => JSON.stringify(text)),
      )
    : [];
  if (!isInBody) return texts;
  return [...texts, ...valuesOf(OTHER_TYPES_ALWAYS, OTHER_TYPES)].filter(
    ({ json }) => !(type === 'boolean' && json === 'true'),
  );
}
