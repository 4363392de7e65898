/** Spreadsheets write a sign that XML cannot carry by its number: `_x000D_`. */
const BY_NUMBER = /_x([\dA-Fa-f]{4})_/g;

const HALF_PAIR = /\p{Cs}/gu;

/** The text of a cell as it is shown: its lines end alike, and nothing that no database holds is in it. */
export function cellText(text: string): string {
  const whole = text.includes('_x') ? text.replace(BY_NUMBER, signOf).replace(HALF_PAIR, '') : text;
  return whole.replace(/\r\n?/g, '\n').replaceAll('\0', '');
}

const signOf = (_: string, code: string) => String.fromCharCode(parseInt(code, 16));
