/** The most octets of an encoded word's text, so that the word with its frame fits 75 characters. */
const ONE_WORD = 42;

/** The most characters of a part of a parameter's value, so that its line fits 78. */
const ONE_PART = 48;

/** A header's text on one line; what is not ASCII as encoded words (RFC 2047). */
export function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}]+/gu, ' ');
  if (/^[ -~]*$/.test(line)) return line;
  const words = pieces([...line], (word) => Buffer.byteLength(word) <= ONE_WORD);
  return words.map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

/** A parameter of a header as what follows the header's value, in several parts where it is long (RFC 2231). */
export function parameter(name: string, value: string): string {
  if (/^[\w.-]{1,48}$/.test(value)) return `; ${name}=${value}`;
  const [first = '', ...others] = pieces([...value].map(percentEncoded), (part) => part.length <= ONE_PART);
  if (others.length === 0) return `;\r\n ${name}*=utf-8''${first}`;
  return [`utf-8''${first}`, ...others].map((part, at) => `;\r\n ${name}*${at}*=${part}`).join('');
}

const percentEncoded = (character: string) =>
  encodeURIComponent(Buffer.from(character).toString()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Joins as many of them as fit together. */
function pieces(characters: readonly string[], fits: (piece: string) => boolean): string[] {
  const whole: string[] = [];
  let piece = '';
  for (const character of characters) {
    if (piece && !fits(piece + character)) {
      whole.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...whole, piece];
}
