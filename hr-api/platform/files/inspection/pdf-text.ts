import { ApiError } from '../../errors';
import { inflate } from './inflate';

/** Bytes that all packed objects of a PDF together may unpack to before it counts as packed to burst. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** What may stand between a key and its value. */
export const GAP = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`;

/** What ends a name. */
export const END = String.raw`(?![A-Za-z0-9])`;

const STREAM = new RegExp(String.raw`>>${GAP}stream(?:\r\n|\n|\r)`, 'g');
const FLATE = new RegExp(
  String.raw`/(?:Filter|F)${GAP}(?:/(?:FlateDecode|Fl)${END}|\[${GAP}/(?:FlateDecode|Fl)${GAP}\])`,
);
const OTHER_PACKING = new RegExp(
  String.raw`/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)${END}|/Predictor${GAP}(?!1${END})`,
);

/** Text with its names spelled out: a name may spell its letters as `#` and two digits. */
export const spellOut = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * The text of a PDF outside of what is packed, and of the streams in which newer ones keep most of their objects, names spelled
 * out. Throws `file_content` for objects that are packed in a way that no usual program uses: it would only hide them.
 */
export function* textsOf(bytes: Buffer): Generator<string> {
  const text = bytes.toString('latin1');
  yield spellOut(text);
  let before = 0;
  let left = MAX_UNPACKED_BYTES;
  for (const { index, 0: opening } of text.matchAll(STREAM)) {
    if (index < before) continue;
    const start = index + opening.length;
    const end = text.indexOf('endstream', start);
    const dictionary = spellOut(text.slice(before, index + 2));
    before = end < 0 ? text.length : end;
    if (!dictionary.includes('/ObjStm')) continue;
    if (end < 0 || !FLATE.test(dictionary) || OTHER_PACKING.test(dictionary)) throw new ApiError('file_content');
    const objects = inflate(bytes.subarray(start, end), left);
    left -= objects.length;
    yield spellOut(objects.toString('latin1'));
  }
}
