/** What a cell holds at most. */
const MAX_LENGTH = 32_767;
const ELLIPSIS = '…';

const NEEDS_CARE = /[\0-\x1f&<>\ud800-\udfff\ufffe\uffff]|_x/;

/** What XML cannot carry: most control signs, halves of surrogate pairs and two that are no characters. */
const UNCARRIABLE = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

/** Spreadsheets read `_x0041_` as a sign by its number, so that its underscore must be told by its own. */
const READ_AS_NUMBER = /_(?=x[\dA-Fa-f]{4}_)/g;

/** Whether a cell can hold a text as it is, as most can. */
export const isPlain = (text: string): boolean => text.length <= MAX_LENGTH && !NEEDS_CARE.test(text);

/** A text without what XML cannot carry, its lines ended as in spreadsheets. */
export const carriable = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNCARRIABLE, '');

/** A text as long as a cell holds; what is longer ends in an ellipsis. */
export function fitCell(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return text.slice(0, MAX_LENGTH - ELLIPSIS.length).replace(/\p{Cs}$/u, '') + ELLIPSIS;
}

/** A text of a cell as the content of an element. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(READ_AS_NUMBER, '_x005F_');
}
