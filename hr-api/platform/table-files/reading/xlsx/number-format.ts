/** How a number is shown: as it is, as a point of time, or as digits among other signs, each `0` a digit. */
export type NumberFormat = 'plain' | 'day' | 'instant' | 'time' | { readonly digits: readonly string[] };

/** What Excel numbers without writing it down; those from 27 on in Chinese, Japanese and Korean. */
const BUILT_IN: readonly (readonly [first: number, last: number, format: NumberFormat])[] = [
  [14, 17, 'day'],
  [18, 21, 'time'],
  [22, 22, 'instant'],
  [27, 36, 'day'],
  [45, 45, 'time'],
  [47, 47, 'time'],
  [50, 58, 'day'],
];

/** The format by its number and, where the workbook has one of its own, its code. */
export function numberFormat(id: number, code?: string): NumberFormat {
  if (code !== undefined) return formatOf(code);
  return BUILT_IN.find(([first, last]) => id >= first && id <= last)?.[2] ?? 'plain';
}

/** Text in quotes or behind a backslash, room for a sign, a sign that fills, what is in brackets, and the end of the first section. */
const TOKEN = /"(?<quoted>[^"]*)"?|\\(?<escaped>.)|[_*].|\[(?<bracketed>[^\]]*)\]?|(?<end>;)|(?<sign>.)/gsu;

/** A format with fewer zeros may be one of amounts, whose unit is no part of what they are. */
const MIN_ZEROS = 2;

function formatOf(code: string): NumberFormat {
  let signs = '';
  const digits: string[] = [];
  for (const { groups = {} } of code.matchAll(TOKEN)) {
    const { quoted, escaped, bracketed, end, sign } = groups;
    if (end) break;
    // A duration may have more hours than a day.
    if (bracketed && /^(?:h+|m+|s+)$/i.test(bracketed)) return 'plain';
    if (sign) signs += sign;
    const shown = quoted ?? escaped ?? sign;
    if (shown) digits.push(...(sign ? [/[#?]/.test(sign) ? '#' : sign] : [...shown].map((it) => `'${it}`)));
  }
  return timeFormat(signs.toLowerCase()) ?? digitFormat(signs, digits);
}

function timeFormat(signs: string): NumberFormat | undefined {
  const rest = signs.replace(/general|am\/pm|a\/p/g, '');
  if (/e[+-]/.test(rest)) return undefined;
  const isTime = /[hs]/.test(rest);
  const isDay = /[dyge]/.test(rest) || (rest.includes('m') && !isTime);
  return isDay ? (isTime ? 'instant' : 'day') : isTime ? 'time' : undefined;
}

function digitFormat(signs: string, digits: readonly string[]): NumberFormat {
  const isOfDigits = /^[0#?\-+() ]+$/.test(signs) && signs.replace(/[^0]/g, '').length >= MIN_ZEROS;
  return isOfDigits ? { digits } : 'plain';
}
