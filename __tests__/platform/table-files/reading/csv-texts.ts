import { textsIn } from './read-bytes';

/** What the cells of each row of a csv say. */
export const csvTexts = (bytes: Uint8Array | string) => textsIn(bytes, { format: 'csv' });

/** A text in UTF-16, its more significant bytes first. */
export const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** A text whose letters are all in one encoding of a byte or two, looked up by reading all of them. */
export function encoded(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, readonly number[]>();
  const learn = (...known: number[]) => {
    // In one go Node reads Windows-1252 as if it were Latin 1, in pieces as what it is.
    const [letter = '', ...rest] = decoder.decode(Uint8Array.from(known), { stream: true }) + decoder.decode();
    if (rest.length === 0 && letter !== '\ufffd' && !bytes.has(letter)) bytes.set(letter, known);
  };
  for (let byte = 0; byte < 256; byte += 1) learn(byte);
  for (let first = 0x81; first < 0xff; first += 1) for (let next = 0x40; next < 0xff; next += 1) learn(first, next);
  return Buffer.from([...text].flatMap((letter) => bytes.get(letter)!));
}
