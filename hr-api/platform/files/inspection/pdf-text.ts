import { constants, inflateSync } from 'node:zlib';
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

/** How a stream of objects begins once it is unpacked, whatever is said of it: by numbers. Some others begin so, too. */
const BEGINS_AS_OBJECTS = /^(?:[\s\0]|%[^\r\n]*[\r\n])*\d+(?:[\s\0]|%[^\r\n]*[\r\n])+\d/;
const HEAD_BYTES = 512;

/**
 * The text of a PDF outside of what is packed, and of the streams in which newer ones keep most of their objects, names spelled
 * out. Throws `file_content` for objects that are packed in a way that no usual program uses: it would only hide them. What only
 * looks like a stream, in a comment, a text or another stream, hides none of those behind it.
 */
export function* textsOf(bytes: Buffer): Generator<string> {
  const text = bytes.toString('latin1');
  yield spellOut(text);
  let before = 0;
  let left = MAX_UNPACKED_BYTES;
  for (const { index, 0: opening } of text.matchAll(STREAM)) {
    const start = index + opening.length;
    const end = text.indexOf('endstream', start);
    const stream = bytes.subarray(start, end < 0 ? undefined : end);
    const dictionary = spellOut(text.slice(before, index + 2));
    const isNamed = index >= before && dictionary.includes('/ObjStm');
    if (index >= before) before = end < 0 ? text.length : end;
    if (isNamed && (end < 0 || !FLATE.test(dictionary) || OTHER_PACKING.test(dictionary)))
      throw new ApiError('file_content');
    if (!isNamed && !BEGINS_AS_OBJECTS.test(headOf(stream))) continue;
    const objects = inflate(stream, left);
    left -= objects.length;
    yield spellOut(objects.toString('latin1'));
  }
}

/** What a packed stream begins with; nothing of one that is packed otherwise. */
function headOf(stream: Buffer): string {
  try {
    return inflateSync(stream.subarray(0, HEAD_BYTES), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    return '';
  }
}
