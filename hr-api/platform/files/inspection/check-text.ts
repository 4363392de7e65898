import { ApiError } from '../../errors';

/** Tags of pages, drawings and declarations that a program could take the text for. */
const PAGE =
  /<\s*(?:!doctype|!entity|\?xml|\?php|%|html|head|body|script|style|svg|iframe|object|embed|applet|meta|base|link|form)\b/i;

/** How a workbook of the exchange format SYLK begins, which Excel knows by that and which may hold macros. */
const SYMBOLIC_LINKS = /^ID;P[^\r\n]*[\r\n]+(?:[BCFOPW]|N[ELNU]);/;

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\ufffe\uffff]/;

/** Plain text: UTF-8, UTF-16 with its mark, windows-1252, Shift_JIS or GB18030; without control characters, pages and scripts (T81). */
export function checkText(bytes: Buffer): void {
  const text = textOf(bytes);
  if (text === null) throw new ApiError('file_content');
  if (text.startsWith('%PDF') || text.startsWith('{\\rtf') || SYMBOLIC_LINKS.test(text))
    throw new ApiError('file_content');
  if (text.startsWith('#!') || PAGE.test(text)) throw new ApiError('file_active');
}

/** The text by the first code page in which it is one. What begins a page is the same letters in each of them. */
function textOf(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return plain(decode(bytes, 'utf-16le'));
  if (first === 0xfe && second === 0xff) return plain(decode(bytes, 'utf-16be'));
  const unicode = decode(bytes, 'utf-8');
  if (unicode !== null) return plain(unicode);
  return (
    plain(windows1252(bytes.toString('latin1'))) ?? plain(decode(bytes, 'shift_jis')) ?? plain(decode(bytes, 'gb18030'))
  );
}

const plain = (text: string | null) => (text === null || CONTROL.test(text) ? null : text);

/** The letters of the upper half do not matter here, only that the code page has them all. */
function windows1252(text: string): string | null {
  return /[\u0081\u008d\u008f\u0090\u009d]/.test(text) ? null : text.replace(/[\u0080-\u009f]/g, '?');
}

function decode(bytes: Buffer, encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'gb18030'): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
